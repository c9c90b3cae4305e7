import { pick, randomFor, type Firm } from './firms.ts'
import { addressIn } from './places.ts'

const day = 86_400_000

/** What of a company changes in time. */
export interface State {
  /** In 万元. */
  capital: number
  /** How often the office of the legal person has gone on. */
  leader: number
  address: string
  scope: string
  name: string
}

/** A change: what was so, and what is so from then on. */
export interface Step {
  outer: string
  kind: keyof State
  at: Date
  before: State
  after: State
}

const scopes = ['电子元器件的批发', '集成电路的设计与销售', '货物及技术进出口', '嵌入式软件开发', '电源模块的生产']

const pasts = new WeakMap<Firm, { until: number; steps: Step[] }>()

/** The changes of a company until a day, oldest first. Each begins where the one before it ended. */
export function stepsOf(firm: Firm, until: Date): Step[] {
  const kept = pasts.get(firm)
  if (!kept || kept.until < until.getTime())
    pasts.set(firm, { until: until.getTime() + 400 * day, steps: walk(firm, until) })
  return (pasts.get(firm)?.steps ?? []).filter(({ at }) => at <= until)
}

/** How a company is on a day. */
export const stateOf = (firm: Firm, at: Date): State => stepsOf(firm, at).at(-1)?.after ?? startOf(firm)

export function startOf(firm: Firm): State {
  const random = randomFor(firm, 'start')
  return {
    capital: pick(random, [100, 200, 500, 1000, 3000]),
    leader: 0,
    address: addressOf(firm, 0),
    scope: scopes[0] ?? '',
    name: firm.formerName ?? firm.name,
  }
}

function walk(firm: Firm, until: Date): Step[] {
  const random = randomFor(firm, 'past')
  const steps: Step[] = []
  let at = firm.founded.getTime() + 300 * day
  let before = startOf(firm)
  for (let count = 0; at <= until.getTime() + 400 * day; count += 1) {
    const kind = kindOf(firm, count, random())
    const after = { ...before, ...changed(firm, before, { kind, count }) }
    steps.push({ outer: `${firm.outer}.${count}`, kind, at: new Date(at), before, after })
    before = after
    at += Math.floor(300 + random() * 500) * day
  }
  return steps
}

function kindOf(firm: Firm, count: number, chance: number): keyof State {
  if (count === 0 && firm.formerName) return 'name'
  if (chance < 0.35) return 'capital'
  if (chance < 0.6) return 'leader'
  return chance < 0.8 ? 'address' : 'scope'
}

function changed(firm: Firm, before: State, { kind, count }: { kind: keyof State; count: number }): Partial<State> {
  if (kind === 'name') return { name: firm.name }
  if (kind === 'capital') return { capital: before.capital >= 20_000 ? 1000 : before.capital * 2 }
  if (kind === 'leader') return { leader: before.leader + 1 }
  if (kind === 'address') return { address: addressOf(firm, count) }
  return { scope: widened(before.scope, count) }
}

/** The last two items of a scope and one that is not among them: no item stands there twice. */
function widened(scope: string, count: number): string {
  const kept = scope.split('；').slice(-2)
  const others = scopes.filter((one) => !kept.includes(one))
  return [...kept, others[count % others.length]].join('；')
}

function addressOf(firm: Firm, count: number): string {
  const random = randomFor(firm, `address ${count}`)
  const [road, house, room] = [pick(random, ['听潮', '漱石', '晚风', '半夏']), random() * 200, random() * 900]
  return `${addressIn(firm)}${road}路 ${Math.floor(house) + 1} 号 ${Math.floor(room) + 101} 室`
}
