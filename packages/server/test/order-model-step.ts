import type fc from 'fast-check'
import { expect } from 'vitest'
import type { Buyer } from './mall.ts'
import { agree } from './order-model-agreement.ts'
import type { Model, ModelOrder } from './order-model.ts'
import type { World } from './order-model-world.ts'
import { refused } from './refusal.ts'

/** A step of a run: something is tried in any state, and the server must be as the model says. */
export interface OrderStep extends fc.AsyncCommand<Model, World> {
  /** Whether it leads on, and is not refused. */
  leadsOn: (model: Model) => boolean
}

/** What somebody tries: whether it may be, how the server is asked, and what follows where it may. */
export interface Trial<T> {
  may: boolean
  /** It may be, and changes nothing. */
  isVain?: boolean
  ask: (world: World) => Promise<T>
  follow: (answer: T, world: World) => Promise<void> | void
}

/** What may be is taken; what may not be is refused in words. */
async function tried<T>({ may, ask, follow }: Trial<T>, world: World): Promise<void> {
  if (may) return follow(await ask(world), world)
  const { code, message } = await refused(ask(world))
  expect({ code, message }).toEqual({ code: 409, message: expect.stringMatching(/\p{Script=Han}/u) })
}

/** A step by its trial; undefined where the model has not what it is about. */
export const step = <T>(said: string, trialOf: (model: Model) => Trial<T> | undefined): OrderStep => ({
  check: (model) => trialOf(model) !== undefined,
  leadsOn(model) {
    const trial = trialOf(model)
    return trial?.may === true && !trial.isVain
  },
  async run(model, world) {
    const trial = trialOf(model)
    if (trial) await tried(trial, world)
    await agree(model, world)
  },
  toString: () => said,
})

/** A step with one order. */
export const withOrder = <T>(
  said: string,
  which: number,
  trialOf: (order: ModelOrder, model: Model) => Trial<T>,
): OrderStep =>
  step(`${said.replace('(', `(order ${which}`)}`, (model) => {
    const order = model.orders[which]
    return order && trialOf(order, model)
  })

/** The same where it is not refused: such steps lead far. */
export const leading = (one: OrderStep): OrderStep => ({ ...one, check: one.leadsOn })

export const buyerOf = ({ buyers }: World, { buyer }: Pick<ModelOrder, 'buyer'>): Buyer =>
  buyers[buyer] ?? expect.unreachable('Nobody ordered it.')
