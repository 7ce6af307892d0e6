/** Whom the person of this browser follows, mutes or blocks. */
import { api } from "./api";
import type { Related } from "./wire";

export type RelationKind = Related["kind"];
export const RELATIONS: readonly RelationKind[] = ["follow", "mute", "block"];

class Relations {
  list = $state.raw<readonly Related[]>([]);

  async load(): Promise<void> {
    this.list = await api.relations();
  }

  has(kind: RelationKind, person: string | null): boolean {
    return this.list.some((one) => one.kind === kind && one.person === person);
  }

  of(kind: RelationKind): readonly Related[] {
    return this.list.filter((one) => one.kind === kind);
  }

  async set(person: string, kind: RelationKind, on: boolean): Promise<void> {
    this.list = await api.setRelation(person, { kind, on });
  }
}

export const relations = new Relations();
