/** The tools of the map; each belongs to the part of the board that uses it. */
import type { BoardState } from "./board_state.svelte";
import { PlaceTool } from "./purchases/place_tool.svelte";
import { RouteTool } from "./routes/route_tool.svelte";
import { StockPlan } from "./stock/stock_plan.svelte";
import { LayTool } from "./track/lay_tool.svelte";
import { PlanTool } from "./track/plan_tool.svelte";

export class Tools {
  readonly lay: LayTool;
  readonly plan: PlanTool;
  readonly routes: RouteTool;
  readonly place: PlaceTool;
  readonly stock: StockPlan;

  constructor(board: BoardState) {
    this.lay = new LayTool(board);
    this.plan = new PlanTool(board);
    this.routes = new RouteTool(board);
    this.place = new PlaceTool(board);
    this.stock = new StockPlan(board);
  }
}
