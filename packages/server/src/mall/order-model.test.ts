import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { openMall, type TestMall } from '../../test/mall.ts'
import { cancel, put, wait, waitDays } from '../../test/order-model-buying.ts'
import { begin, pay, reprice, tell } from '../../test/order-model-paying.ts'
import { agreeInDetail } from '../../test/order-model-details.ts'
import { answerRefund, askRefund, finish, ship } from '../../test/order-model-sending.ts'
import { leading, type OrderStep } from '../../test/order-model-step.ts'
import { audit, handIn } from '../../test/order-model-vouchers.ts'
import { openWorld, type World } from '../../test/order-model-world.ts'
import { firstModel, type Model } from '../../test/order-model.ts'

let mall: TestMall

beforeAll(async () => void (mall = await openMall()))
afterAll(async () => mall[Symbol.asyncDispose]())

const one = fc.constantFrom
const which = one(0, 0, 0, 1, 1, 2)
const way = one('ALI' as const, 'WX' as const)
const times = one(1, 1, 2)
const verdict = one('accepted' as const, 'refused' as const)
const outcome = one('paid' as const, 'paid' as const, 'failed' as const, 'cancelled' as const)

/** What begins an order, or ends it. */
const ends = [
  fc.tuple(one(0, 1), one([1, 0], [3, 0], [0, 2], [2, 1], [4, 3]), times).map((given) => put(...given)),
  which.map(handIn),
  fc.tuple(which, verdict).map((given) => audit(...given)),
  fc.tuple(which, way).map((given) => begin(...given)),
  fc.tuple(which, outcome, times).map((given) => tell(...given)),
  fc.tuple(which, one('less' as const, 'whole' as const)).map((given) => reprice(...given)),
  which.map(finish),
]

/** What happens to it in between. */
const turns = [
  fc.tuple(which, way, times).map((given) => pay(...given)),
  fc.tuple(which, one(undefined, 1, 1, 3)).map((given) => ship(...given)),
  fc.tuple(which, one(undefined, 1, 60, 300)).map((given) => askRefund(...given)),
  fc.tuple(which, verdict).map((given) => answerRefund(...given)),
]

const leadingOf = (some: readonly fc.Arbitrary<OrderStep>[]) => some.map((each) => each.map(leading))
const further = leadingOf(turns)

/** All are tried in any state; most of those drawn wait until they lead on, so that a run leads far. */
const steps = [
  which.map(cancel),
  one(wait(1), wait(2), waitDays(8)),
  ...ends,
  ...turns,
  ...leadingOf([...ends, one(waitDays(8), waitDays(15))]),
  ...further,
  ...further,
  ...further,
  ...further,
]

/** One run, on goods and with buyers of its own. */
async function run(steps: Iterable<fc.AsyncCommand<Model, World>>) {
  const [model, real] = [firstModel(), await openWorld(mall)]
  await fc.asyncModelRun(() => ({ model, real }), steps)
  await agreeInDetail(model, real)
}

test('orders live as the table of their states says, whatever is tried with them, and the books agree', () =>
  fc.assert(fc.asyncProperty(fc.noBias(fc.commands(steps, { maxCommands: 100, size: 'max' })), run), {
    numRuns: 20,
    interruptAfterTimeLimit: 90_000,
  }))

const order = put(0, [1, 0], 1)

const refund = [askRefund(0), answerRefund(0, 'accepted')]
const paidTwice = [order, begin(0, 'ALI'), begin(0, 'WX'), tell(0, 'paid', 1), tell(1, 'paid', 1)]

test('a seller sees that an order is closed whose time is up, whoever looked before', () => run([order, wait(2)]))

test('money that comes twice by two ways is written down and goes back, and a refund gives back the rest', () =>
  run([...paidTwice, ...refund]))

test('money that comes online after a voucher was accepted is written down and goes back', () =>
  run([order, begin(0, 'ALI'), handIn(0), audit(0, 'accepted'), tell(0, 'paid', 1)]))

test('of a payment that was begun before the price was lowered, what is too much goes back', () =>
  run([order, begin(0, 'ALI'), reprice(0, 'less'), tell(0, 'paid', 1), ...refund]))

test('a payment that was begun before the price was raised again pays nothing, and goes back', () =>
  run([order, reprice(0, 'less'), begin(0, 'ALI'), reprice(0, 'whole'), tell(0, 'paid', 1)]))

test('a refund goes back by the payment that paid, and not by one that went back already', () =>
  run([order, begin(0, 'ALI'), reprice(0, 'less'), pay(0, 'ALI', 1), tell(0, 'paid', 1), ...refund]))

test('an order is under review as long as one of its vouchers is open', () =>
  run([order, handIn(0), handIn(0), audit(0, 'refused')]))

test('a voucher of an order that is paid already is not accepted', () =>
  run([order, begin(0, 'ALI'), handIn(0), tell(0, 'paid', 1), audit(0, 'accepted')]))

test('a payment that comes after its order was cancelled pays nothing, and goes back', () =>
  run([order, begin(0, 'ALI'), cancel(0), tell(0, 'paid', 2)]))

test('fifteen days end while a refund is asked for: the order is finished by the next daily work after it', () =>
  run([order, pay(0, 'WX', 2), ship(0), askRefund(0, 60), waitDays(16), answerRefund(0, 'refused'), waitDays(1)]))
