import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '@xinpu/sdk'
import type { Dice } from './dice.ts'
import type { Act } from './history.ts'
import type { Glance, Outcome, Written } from './ledger.ts'

/** What people do while things break, and all that they were told. */
export interface World {
  origin: string
  dice: Dice
  /** What was asked to be there once. */
  written: Written[]
  /** What sessions saw of their own in lists. */
  glances: Glance[]
  /** Readings and writings of registers, by their names. */
  acts: Map<string, Act[]>
  /** Answers that were none, in words, and how often each came. */
  answers: Map<string, number>
  /** Whether people go home. */
  isOver: () => boolean
}

/** Milliseconds of one clock, which never jumps. */
export const clock = (): number => performance.now()

/** Somebody does one thing after the other until all go home; nothing that fails ends them. */
export async function untilOver(world: World, step: () => Promise<unknown>): Promise<void> {
  while (!world.isOver()) {
    await step().catch((error: unknown) => note(world, error))
    await pause(world.dice.between(150, 500))
  }
}

const tries = 6

/** Asks for something that is to be there once; again, in the same words, while nobody knows what became of it. */
export async function writeOnce(
  world: World,
  { kind, key }: Pick<Written, 'kind' | 'key'>,
  ask: () => Promise<{ id: number }>,
): Promise<Written> {
  const begin = clock()
  const { outcome, id } = await outcomeOf(world, ask)
  const written = { kind, key, outcome, begin, end: clock(), id }
  world.written.push(written)
  return written
}

async function outcomeOf(world: World, ask: () => Promise<{ id: number }>): Promise<Pick<Written, 'id' | 'outcome'>> {
  let failed: Outcome = 'refused'
  for (let turn = 0; turn < tries; turn += 1) {
    const answer = await ask().catch((error: unknown) => error)
    if (!(answer instanceof Error)) return { outcome: 'done', id: (answer as { id: number }).id }
    note(world, answer)
    if (isRefusal(answer)) return { outcome: failed }
    failed = 'unknown'
    await pause(200 * (turn + 1))
  }
  return { outcome: failed }
}

/** Sends the same twice at once, as an impatient hand does. */
export async function twice<T>(ask: () => Promise<T>): Promise<T> {
  const answers = await Promise.allSettled([ask(), ask()])
  const done = answers.find((answer) => answer.status === 'fulfilled')
  if (done) return done.value
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
  // While one of them is unknown, so is the whole.
  throw reasons.find((reason) => !isRefusal(reason)) ?? reasons[0]
}

/** The product itself said no: nothing was done. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.kind === 'business'

/** Counts what was answered in the place of an answer, whatever its numbers. */
export function note({ answers }: World, error: unknown): void {
  const { status, op, message } = error as ApiError
  const words = [status, op, message.replaceAll(/[\da-f-]{8,}|\d+/g, '…')].filter(Boolean).join(' ')
  answers.set(words, (answers.get(words) ?? 0) + 1)
}
