import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { bom } from '@xinpu/contract/demand'
import { isExpected } from '../../search/gold/expectation.ts'

/**
 * What a line is a trial of: a whole number; the same device in another packing; a number cut short or mistyped, or a value
 * that only another kind of part has; a value; a number beside a package that is not its own; nothing that is made.
 */
export type LineKind = 'misfit' | 'none' | 'number' | 'packing' | 'unsure' | 'value'

/** A line as a buyer or an engineer writes it, and the parts that answer it; none, where nothing does. */
export interface GoldLine {
  kind: LineKind
  row: bom.BomRow
  parts: readonly string[]
}

/** The lines that the matching of lists of parts is held to. */
export async function readGoldLines(): Promise<GoldLine[]> {
  const text = await readFile(join(import.meta.dirname, 'lines.tsv'), 'utf8')
  return text.trimEnd().split('\n').slice(1).map(goldLine)
}

function goldLine(line: string, at: number): GoldLine {
  const [kind = '', model = '', value, pack, description, designator, brand, parts = '', ...more] = line.split('\t')
  const [supplierNo, remark] = more
  const row = {
    rowNo: at + 1,
    quantity: 1,
    model,
    value,
    package: pack,
    description,
    designator,
    brand,
    supplierNo,
    remark,
  }
  return { kind: kind as LineKind, row, parts: parts === '-' ? [] : parts.split(';') }
}

/** What became of a line. */
export interface Verdict {
  /** The first part is right; nothing was taken where nothing is made. */
  isRight: boolean
  /** A right part is among the first three. */
  isAmong: boolean
  /** A part is taken by itself that is not right. */
  isWronglyTaken: boolean
  /** A part is taken by itself whose package does not fit. */
  takesConflict: boolean
}

/** Holds an answer against what is right. */
export function verdictOn({ kind, parts }: GoldLine, { best, alternates, isSure }: bom.BomMatch): Verdict {
  const models = [best, ...alternates].flatMap((candidate) => (candidate ? [candidate.model.model] : []))
  const isGood = (model: string) => isExpected({ query: '', parts }, model)
  const mayTake = kind !== 'misfit' && kind !== 'unsure' && isGood(models[0] ?? '')
  return {
    isRight: kind === 'none' ? !isSure : isGood(models[0] ?? ''),
    isAmong: kind === 'none' ? !isSure : models.slice(0, 3).some(isGood),
    isWronglyTaken: isSure && !mayTake,
    takesConflict:
      isSure && (best?.fields.some(({ name, state }) => name === 'package' && state === 'conflict') ?? false),
  }
}
