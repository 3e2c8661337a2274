import { setTimeout as sleep } from "node:timers/promises";
import { familyOf } from "../processes.ts";
import type { Cluster } from "./cluster.ts";
import type { Machine } from "./machine.ts";

/** A fault of the cluster; `inject` causes it and undoes it, as time or an operator would. */
export interface Fault {
  name: string;
  inject(cluster: Cluster): Promise<void>;
}

/** Longer than it takes to replace a failed part. */
const LONG_MS = 18_000;
const SHORT_MS = 8_000;

async function killed(machine: Machine, forMs: number) {
  await machine.kill();
  await sleep(forMs);
  machine.start();
}

async function frozen(machine: Machine, forMs: number) {
  await machine.freeze();
  await sleep(forMs);
  await machine.thaw();
}

const numberOf = ({ name }: Machine) => Number(name.slice(2)) - 1;

export const FAULTS: Fault[] = [
  { name: "primary killed", inject: async (cluster) => killed(await cluster.database("leader"), LONG_MS) },
  { name: "primary frozen", inject: async (cluster) => frozen(await cluster.database("leader"), LONG_MS) },
  {
    name: "synchronous standby killed",
    inject: async (cluster) => killed(await cluster.database("sync_standby"), SHORT_MS),
  },
  {
    name: "synchronous standby frozen",
    inject: async (cluster) => frozen(await cluster.database("sync_standby"), SHORT_MS),
  },
  {
    name: "other standby killed",
    inject: async (cluster) => killed(await cluster.database("replica"), SHORT_MS),
  },
  { name: "etcd node killed", inject: ({ etcds }) => killed(anyOf(etcds), SHORT_MS) },
  { name: "etcd node frozen", inject: ({ etcds }) => frozen(anyOf(etcds), SHORT_MS) },
  { name: "Redis primary killed", inject: async (cluster) => killed(await cluster.redisPrimary(), SHORT_MS) },
  { name: "Redis primary frozen", inject: async (cluster) => frozen(await cluster.redisPrimary(), SHORT_MS) },
  {
    name: "app process killed",
    async inject(cluster) {
      await cluster.apps[0]?.end("SIGKILL");
      await sleep(1_000);
      await cluster.startAppAgain(0);
    },
  },
  {
    name: "app process frozen",
    async inject({ apps }) {
      const family = familyOf(apps[1]?.pid ?? 0);
      for (const pid of family) process.kill(pid, "SIGSTOP");
      await sleep(SHORT_MS);
      for (const pid of family.reverse()) process.kill(pid, "SIGCONT");
    },
  },
  {
    name: "link cut: primary and synchronous standby",
    async inject(cluster) {
      const primary = await cluster.database("leader");
      const standby = await cluster.database("sync_standby");
      const link = cluster.links.replication[numberOf(primary)];
      link?.cut(standby.name);
      await sleep(SHORT_MS);
      link?.mend();
    },
  },
  {
    name: "link cut: primary and etcd",
    async inject(cluster) {
      const links = cluster.links.etcd[numberOf(await cluster.database("leader"))] ?? [];
      for (const link of links) link.cut();
      await sleep(LONG_MS);
      for (const link of links) link.mend();
    },
  },
  {
    name: "link cut: app and its replicas",
    async inject({ links }) {
      for (const link of links.replicas[0] ?? []) link.cut();
      await sleep(SHORT_MS);
      for (const link of links.replicas[0] ?? []) link.mend();
    },
  },
];

const anyOf = (machines: Machine[]) => machines[Math.floor(Math.random() * machines.length)] as Machine;
