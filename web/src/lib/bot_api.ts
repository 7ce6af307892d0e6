/** Outside bots: my tokens of the Bot API, the bots that are online, and inviting one. */
import { request } from "./api";
import type { ApiToken, InvitedBot, MakeApiToken, NewApiToken, OnlineBot } from "./wire";

const encode = encodeURIComponent;

export const botApi = {
  tokens: () => request<readonly ApiToken[]>("GET", "/api/me/tokens"),
  makeToken: (wanted: MakeApiToken) => request<NewApiToken>("POST", "/api/me/tokens", wanted),
  revoke: (token: string) => request<readonly ApiToken[]>("POST", `/api/me/tokens/${encode(token)}/revoke`),
  online: () => request<readonly OnlineBot[]>("GET", "/api/bots"),
  invite: (table: string, bot: string) =>
    request<readonly InvitedBot[]>("POST", `/api/tables/${encode(table)}/bots`, { bot }),
  invited: (table: string) => request<readonly InvitedBot[]>("GET", `/api/tables/${encode(table)}/bots`),
};
