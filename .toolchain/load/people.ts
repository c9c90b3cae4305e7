/** People who come at a rate, whether those before them were answered or not. A process of its own: their work is not the site's. */
import { addressOf, callsOf, comeIn, type Person } from '../cluster/person.ts'
import { buyerActs, sellerActs, visitorActs, type Act, type Shelf } from './acts.ts'

/** What people are to do. */
export interface Crowd {
  origin: string
  /** Acts a second of all of them, and for how many seconds. */
  rate: number
  seconds: number
}

/** One act: milliseconds from when it was due to its answer. */
export interface Done {
  who: 'buyer' | 'seller' | 'visitor'
  ms: number
  isRight: boolean
}

/** What came of it. */
export interface Crowded {
  done: Done[]
  /** Acts that nobody began, since too many were waiting already. */
  turnedAway: number
  /** The part of one core that the people themselves took. */
  cpu: number
}

/** Of a hundred acts so many are a visitor's, and so many a buyer's; the rest are a seller's. */
const shares = { visitor: 0.8, buyer: 0.15 }
const counts = { buyers: 20, sellers: 8 }
/** More than this wait for an answer only where the site is over its limit. */
const mostWaiting = 400

interface Parties {
  visitor: Act[]
  buyer: Act[]
  seller: Act[]
}

let parties: Parties | undefined

process.on('message', async (crowd: Crowd) => {
  parties ??= await gather(crowd.origin)
  process.send?.(await crowdOf(parties, crowd))
})

/** Has everybody come in, and finds what they look at. */
async function gather(origin: string): Promise<Parties> {
  const people: Person[] = []
  for (let at = 0; at < counts.buyers + counts.sellers; at += 1)
    people.push(await comeIn(origin, `+86-1350000${String(at).padStart(4, '0')}`))
  const visitor = callsOf(origin)
  const goods = await visitor.mall.goods.list({ currency: 'CNY', hasStock: true, pageSize: 100 })
  const shelf: Shelf = {
    parts: await partsOf(origin),
    goods: goods.data.map(({ mallGoodsId: id, moq, mpq }) => ({ id, quantity: Math.ceil(moq / mpq) * mpq })),
  }
  const buyers = people.slice(0, counts.buyers)
  const sellers = people.slice(counts.buyers)
  const buying = await Promise.all(
    buyers.map(async (buyer, at) => {
      const talk = await buyer.api.message.session.open({ peerId: sellers[at % sellers.length]?.uid ?? 0 })
      return buyerActs(buyer.api, shelf, { addressId: await addressOf(buyer), talkId: talk.id })
    }),
  )
  return {
    visitor: visitorActs(origin, visitor, shelf),
    buyer: buying.flat(),
    seller: sellers.flatMap((seller) => sellerActs(seller.api)),
  }
}

/** The pages of parts that search engines are told. */
async function partsOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemaps/part-1.xml`)).text()
  return [...sitemap.matchAll(/<loc>[^<]*?(?<path>\/datasheet\/datasheetDetail\/[^<]+)<\/loc>/g)].map(
    ({ groups }) => groups?.['path'] ?? '',
  )
}

async function crowdOf(parties: Parties, { rate, seconds }: Crowd): Promise<Crowded> {
  const done: Done[] = []
  const waiting = new Set<Promise<void>>()
  const cpu = process.cpuUsage()
  const began = performance.now()
  let turnedAway = 0
  for (let at = 0; at < rate * seconds; at += 1) {
    const due = began + (at / rate) * 1000
    const early = due - performance.now()
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early))
    if (waiting.size >= mostWaiting) turnedAway += 1
    else {
      const one: Promise<void> = once(parties, due, done).finally(() => waiting.delete(one))
      waiting.add(one)
    }
  }
  const { user, system } = process.cpuUsage(cpu)
  const taken = (user + system) / 1000 / (performance.now() - began)
  await Promise.all(waiting)
  return { done, turnedAway, cpu: taken }
}

async function once(parties: Parties, due: number, done: Done[]): Promise<void> {
  const who = whoComes(Math.random())
  const acts = parties[who]
  const isRight = await acts[Math.floor(Math.random() * acts.length)]?.().then(
    () => true,
    () => false,
  )
  done.push({ who, ms: performance.now() - due, isRight: isRight ?? false })
}

function whoComes(place: number): Done['who'] {
  if (place < shares.visitor) return 'visitor'
  return place < shares.visitor + shares.buyer ? 'buyer' : 'seller'
}
