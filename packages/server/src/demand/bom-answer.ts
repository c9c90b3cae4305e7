import type { Offer } from '@xinpu/contract/datasheet/offer'
import type { bom } from '@xinpu/contract/demand'
import { decide, piecesFor } from '@xinpu/trade/bom'
import type { House } from '../core/context.ts'
import type { Candidate, FoundLine } from './bom-match.ts'
import { offersForLines, pricesFor, stockOf } from './bom-prices.ts'

interface Build {
  boards: number
  /** Per cent more of small parts. */
  attrition: number
}

/** Prices what was found for all lines at once, and says where each line goes. */
export async function answerLines(
  house: Pick<House, 'brought' | 'db' | 'now'>,
  found: readonly FoundLine[],
  build: Build,
): Promise<bom.BomMatch[]> {
  const lines = found.map((each) => ({
    ...each,
    pieces: piecesFor({ ...build, quantity: each.row.quantity, kind: each.line.kind }),
  }))
  const offers = await offersForLines(house, needsOf(lines))
  return lines.map((line) => answerLine(line, offers))
}

type PricedLine = FoundLine & { pieces: number }
type Offers = ReadonlyMap<number, readonly Offer[]>

function needsOf(lines: readonly PricedLine[]): ReadonlyMap<number, number> {
  const needs = new Map<number, number>()
  for (const { candidates, pieces } of lines)
    for (const { part } of candidates) needs.set(part.id, Math.max(pieces, needs.get(part.id) ?? 0))
  return needs
}

function answerLine({ row, line, candidates, pieces }: PricedLine, offers: Offers): bom.BomMatch {
  const [best, ...alternates] = candidates.map((candidate) => presentCandidate(candidate, pieces, offers))
  const stock = best?.stock ?? null
  const decision = decide(line, candidates, stock === null ? undefined : stock >= pieces)
  const told = [line.main?.text, ...line.others.map(({ text }) => text), line.dielectric?.text, line.package?.text]
  return {
    rowNo: row.rowNo,
    ...decision,
    told: line.main ? told.filter(Boolean).join(' ') : '',
    pieces,
    ...(best && { best }),
    alternates,
    risks: best ? risksOf(best, pieces) : [],
  }
}

function presentCandidate({ part, by, fields }: Candidate, pieces: number, offers: Offers): bom.BomCandidate {
  const own = offers.get(part.id) ?? []
  return { model: part, by, fields: [...fields], prices: pricesFor(own, pieces), stock: stockOf(own, part.stock) }
}

const ending: ReadonlySet<string> = new Set(['nrnd', 'eol', 'obsolete'])

function risksOf({ model, prices, stock }: bom.BomCandidate, pieces: number): bom.BomRisk[] {
  const sellers = new Set(prices.map(({ merchantName }) => merchantName))
  return [
    ...(stock === 0 ? (['out'] as const) : []),
    ...(stock !== null && stock > 0 && stock < pieces ? (['short'] as const) : []),
    ...(ending.has(model.lifecycle) ? (['ending'] as const) : []),
    ...(sellers.size === 1 ? (['single'] as const) : []),
  ]
}
