import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { errorCode } from './system-error.js';

/** Identifies one process permanently: the operating system may reuse its number. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly hostname: string;
  /** ISO instant at which the process began, for people to read. */
  readonly startedAt: string;
  /** Where `pid` has a meaning: the host and, on Linux, the namespace of process numbers. */
  readonly machine: string;
  /** Boot and start time as the kernel counts them; `null` where there is no `/proc`. */
  readonly birth: string | null;
}

/** The identity of the running process. */
export function thisProcess(): ProcessIdentity {
  return {
    pid: process.pid,
    hostname: hostname(),
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    machine: thisMachine(),
    birth: birthOf(process.pid),
  };
}

/** Whether that process still runs; `unknown` if it ran on another machine or in another container. */
export function livenessOf(identity: ProcessIdentity): 'alive' | 'dead' | 'unknown' {
  if (identity.machine !== thisMachine()) return 'unknown';
  if (!answersSignals(identity.pid)) return 'dead';
  const birth = birthOf(identity.pid);
  if (birth === null || identity.birth === null) return 'alive';
  return birth === identity.birth ? 'alive' : 'dead';
}

/** Checks text that was read from a file; `null` if it does not identify a process. */
export function parseIdentity(text: string): ProcessIdentity | null {
  try {
    const value: unknown = JSON.parse(text);
    return isIdentity(value) ? value : null;
  } catch {
    return null;
  }
}

function isIdentity(value: unknown): value is ProcessIdentity {
  if (typeof value !== 'object' || value === null) return false;
  const { pid, hostname, startedAt, machine, birth } = value as Record<keyof ProcessIdentity, unknown>;
  const isNamed = [hostname, startedAt, machine].every(field => typeof field === 'string');
  return (
    isNamed &&
    typeof pid === 'number' &&
    Number.isInteger(pid) &&
    pid > 0 &&
    (birth === null || typeof birth === 'string')
  );
}

function thisMachine(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** A zombie answers signals but does no work, so it gets a start time that no other process has. */
function birthOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name is in parentheses and may contain spaces. The state follows it; the start time is the 20th field from there.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? 'ended' : `${boot} ${fields[19] ?? ''}`;
  } catch {
    return null;
  }
}
