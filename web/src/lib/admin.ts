/** The admin API: the token goes with every request, and is kept until the tab is closed. */
import { ApiError } from "./api";
import { parseAnswer } from "./removed_names";
import type { AdminOverview, AdminReport, AdminText, ChangeText, CloseReport, ErrorBody } from "./wire";

const KEY = "admin-token";

async function request<T>(method: string, path: string, token: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(`/api/admin${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ApiError((await response.json()) as ErrorBody);
  return parseAnswer<T>(await response.text());
}

export const admin = {
  token: (): string => sessionStorage.getItem(KEY) ?? "",
  remember: (token: string): void => sessionStorage.setItem(KEY, token),
  overview: (token: string) => request<AdminOverview>("GET", "", token),
  act: (token: string, path: string, body?: unknown) => request<AdminOverview>("POST", `/tables/${path}`, token, body),
  reports: (token: string) => request<readonly AdminReport[]>("GET", "/reports", token),
  closeReport: (token: string, id: string, how: CloseReport) =>
    request<readonly AdminReport[]>("POST", `/reports/${encodeURIComponent(id)}/close`, token, how),
  texts: (token: string) => request<readonly AdminText[]>("GET", "/texts", token),
  changeText: (token: string, text: ChangeText) => request<readonly AdminText[]>("POST", "/texts", token, text),
};
