import { readdir, readFile } from 'node:fs/promises'

/** Bytes that a process and all it started take, each page of several once; without what one of them started. */
export async function memoryOf(pid: number, without?: number): Promise<number> {
  const parents = await parentsOfAll()
  const left = new Set(without ? familyIn(parents, without) : [])
  const counted = familyIn(parents, pid).filter((each) => each !== process.pid && !left.has(each))
  const sizes = await Promise.all(counted.map(shareOf))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Looks twice a second, and answers the most that was seen. */
export function watchMemory(of: () => [pid: number, without?: number]) {
  let most = 0
  const end = new AbortController()
  const look = async () => {
    while (!end.signal.aborted) {
      most = Math.max(most, await memoryOf(...of()))
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
  const looking = look()
  return {
    async stop() {
      end.abort()
      await looking
      return most
    },
  }
}

/** A process and all that it started. */
export const familyOf = async (pid: number): Promise<number[]> => familyIn(await parentsOfAll(), pid)

const familyIn = (parents: ReadonlyMap<number, number>, pid: number): number[] =>
  [...parents.keys()].filter((each) => descends(each, pid, parents))

async function parentsOfAll(): Promise<Map<number, number>> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = await Promise.all(names.map(async (name) => [Number(name), await parentOf(name)] as const))
  return new Map(all)
}

/** The name of a process may hold blanks and brackets: what counts stands behind the last one. */
async function parentOf(pid: string): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0)
}

function descends(pid: number, from: number, parents: ReadonlyMap<number, number>): boolean {
  for (let each: number | undefined = pid; each; each = parents.get(each)) if (each === from) return true
  return false
}

/** Proportional: what processes share is told once. */
async function shareOf(pid: number): Promise<number> {
  const told = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB/m.exec(told)?.[1] ?? 0) * 1024
}
