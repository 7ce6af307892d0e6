/** This browser's push subscription. The page works without one, and without service workers. */
import { api } from "./api";
import type { Language, Notices } from "./wire";

export type PushState = "missing" | "blocked" | "off" | "on";
/** Why switching on failed. */
export class PushRefused extends Error {
  constructor(readonly why: "blocked" | "failed") {
    super(why);
  }
}

const WORKER = "/push-worker.js";

export function pushPossible(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && typeof Notification !== "undefined";
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (!pushPossible()) return "missing";
  if (Notification.permission === "denied") return "blocked";
  return (await subscription()) ? "on" : "off";
}

/** Must follow a click: browsers ask for the permission only then. */
export async function switchOn(key: string, language: Language): Promise<Notices> {
  if ((await Notification.requestPermission()) !== "granted") throw new PushRefused("blocked");
  const made = await subscribe(key);
  const { endpoint, keys } = made.toJSON();
  return api.subscribe({ endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", language });
}

async function subscribe(key: string): Promise<PushSubscription> {
  try {
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    // One made with another key (of a server that stood here before) cannot be used.
    await (await pushManager.getSubscription())?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new PushRefused("failed");
  }
}

export async function switchOff(): Promise<Notices> {
  const known = await subscription();
  if (!known) return api.notices();
  const { endpoint } = known;
  await known.unsubscribe();
  return api.unsubscribe(endpoint);
}
