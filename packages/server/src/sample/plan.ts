import { writeCircuit, writeSteps } from './application.ts'
import { writeBoard, writeGuidelines, writeHeat } from './board.ts'
import { writeCharacteristics } from './characteristics-table.ts'
import { writeBlocks, writeOverview, writeTraits } from './description.ts'
import type { Draft, ShownPart } from './draft.ts'
import { writeSetup, writeWaves } from './measurement.ts'
import { writeLands, writeMarking, writeOutline, writeTape } from './mechanical.ts'
import { writeNote } from './note.ts'
import { writeComparison, writeNumberKey, writeOrder } from './ordering.ts'
import { writeAbsoluteRatings, writeRecommended, writeThermal } from './ratings-table.ts'
import { writeGlossary, writeQuestions, writeTrouble, writeUnits } from './reference.ts'
import { writeRevision } from './revision.ts'
import { writeSoldering } from './soldering.ts'
import { writeTerminals } from './terminals.ts'
import { commonCurves, writeCurves } from './typical-curves.ts'
import type { Words } from './words-en.ts'

/** One section: half a page or a whole one. */
export interface Leaf {
  chapter: keyof Words['chapters']
  title: string
  halves: 1 | 2
  /** What counts most comes into the shortest document: 0 is always there. */
  rank: number
  write(): void
}

/** All sections a sample can have, in their order. */
export function leavesOf(draft: Draft): Leaf[] {
  return [...limitLeaves(draft), ...useLeaves(draft), ...bodyLeaves(draft), ...supportLeaves(draft)]
}

function leaf(chapter: Leaf['chapter'], title: string, rank: number, write: () => void): Leaf {
  return { chapter, title, halves: 1, rank, write }
}

function whole(one: Leaf): Leaf {
  return { ...one, halves: 2 }
}

function noteLeaf(draft: Draft, chapter: Leaf['chapter'], key: keyof Words['notes'], rank: number): Leaf {
  const note = draft.words.notes[key]
  return leaf(chapter, note.title, rank, () => writeNote(draft, note))
}

/** A part with many values needs a page for them. */
function halvesOf(part: ShownPart): 1 | 2 {
  return part.params.length > 10 ? 2 : 1
}

function limitLeaves(draft: Draft): Leaf[] {
  const { words, main, parts, family } = draft
  const { sections, chapters } = words
  const others = parts.slice(1).map((part, index) => ({
    ...leaf('limits', sections.characteristicsOf(part.model), 12 + index * 2, () => writeCharacteristics(draft, part)),
    halves: halvesOf(part),
  }))
  const curves = [0, 1, 2].map((row) =>
    leaf('limits', sections.curves(row + 1), [1, 5, 9][row] ?? 9, () =>
      writeCurves(draft, family.curves.slice(row * 2, row * 2 + 2), `curves${row}`),
    ),
  )
  return [
    leaf('revision', chapters.revision, 0, () => writeRevision(draft)),
    leaf('pins', chapters.pins, 0, () => writeTerminals(draft)),
    noteLeaf(draft, 'pins', 'connections', 22),
    leaf('limits', sections.absolute, 0, () => writeAbsoluteRatings(draft)),
    noteLeaf(draft, 'limits', 'discharge', 18),
    leaf('limits', sections.recommended, 4, () => writeRecommended(draft)),
    // Edition B corrects a figure of this table, so it is always there.
    leaf('limits', sections.thermal, draft.terms.revision === 'B' ? 0 : 4, () => writeThermal(draft)),
    { ...leaf('limits', sections.characteristics, 0, () => writeCharacteristics(draft, main)), halves: halvesOf(main) },
    ...others,
    ...curves,
    leaf('limits', sections.drift, 15, () => writeCurves(draft, commonCurves.drift, 'drift')),
    leaf('limits', sections.spread, 24, () => writeCurves(draft, commonCurves.spread, 'spread')),
  ]
}

function useLeaves(draft: Draft): Leaf[] {
  const { sections } = draft.words
  return [
    leaf('detail', sections.overview, 7, () => writeOverview(draft)),
    leaf('detail', sections.blocks, 7, () => writeBlocks(draft)),
    leaf('detail', sections.traits, 16, () => writeTraits(draft)),
    noteLeaf(draft, 'detail', 'modes', 17),
    leaf('use', sections.circuit, 2, () => writeCircuit(draft)),
    leaf('use', `${sections.circuit} 2`, 14, () => writeCircuit(draft, true)),
    whole(leaf('use', sections.steps, 10, () => writeSteps(draft))),
    noteLeaf(draft, 'use', 'supply', 19),
    noteLeaf(draft, 'use', 'firstPower', 34),
    noteLeaf(draft, 'use', 'together', 35),
    noteLeaf(draft, 'use', 'worst', 27),
    noteLeaf(draft, 'use', 'noise', 28),
    noteLeaf(draft, 'use', 'checklist', 29),
    leaf('layout', sections.guidelines, 6, () => writeGuidelines(draft)),
    leaf('layout', sections.example, 6, () => writeBoard(draft)),
    leaf('layout', sections.heat, 11, () => writeHeat(draft)),
    leaf('test', sections.setup, 20, () => writeSetup(draft)),
    leaf('test', sections.waves, 20, () => writeWaves(draft)),
    noteLeaf(draft, 'test', 'measuring', 26),
  ]
}

function bodyLeaves(draft: Draft): Leaf[] {
  const { sections } = draft.words
  return [
    leaf('mechanical', sections.outline, 1, () => writeOutline(draft)),
    leaf('mechanical', sections.land, 11, () => writeLands(draft)),
    leaf('mechanical', sections.marking, 13, () => writeMarking(draft)),
    ...(draft.shape.kind === 'radial' ? [] : [whole(leaf('mechanical', sections.tape, 8, () => writeTape(draft)))]),
    whole(leaf('handling', sections.soldering, 12, () => writeSoldering(draft))),
    noteLeaf(draft, 'handling', 'rework', 36),
    noteLeaf(draft, 'handling', 'cleaning', 37),
    noteLeaf(draft, 'handling', 'storage', 21),
    noteLeaf(draft, 'handling', 'inspection', 31),
    noteLeaf(draft, 'handling', 'reliability', 23),
    noteLeaf(draft, 'handling', 'materials', 25),
  ]
}

function supportLeaves(draft: Draft): Leaf[] {
  const { sections, chapters } = draft.words
  const comparison =
    draft.parts.length > 1 ? [leaf('ordering', sections.comparison, 3, () => writeComparison(draft))] : []
  return [
    leaf('ordering', sections.order, 2, () => writeOrder(draft)),
    leaf('ordering', sections.numberKey, 13, () => writeNumberKey(draft)),
    ...comparison,
    noteLeaf(draft, 'ordering', 'replacing', 30),
    leaf('support', sections.trouble, 25, () => writeTrouble(draft)),
    noteLeaf(draft, 'support', 'documents', 32),
    whole(leaf('support', sections.questions, 27, () => writeQuestions(draft))),
    noteLeaf(draft, 'support', 'changes', 33),
    whole(leaf('reference', sections.glossary, 14, () => writeGlossary(draft))),
    leaf('reference', sections.units, 26, () => writeUnits(draft)),
    { ...noteLeaf(draft, 'notice', 'notice', 5), title: chapters.notice },
  ]
}

/** Puts leaves on pages in their order; before a whole one, a lone half is joined by the next half of its chapter. */
export function pagesOf(leaves: readonly Leaf[]): Leaf[][] {
  const pages: Leaf[][] = []
  const rest = [...leaves]
  for (let first = rest.shift(); first; first = rest.shift()) {
    const partner =
      first.halves === 1 ? rest.findIndex((one) => one.halves === 1 && one.chapter === rest[0]?.chapter) : -1
    pages.push(partner < 0 ? [first] : [first, ...rest.splice(partner, 1)])
  }
  return pages
}

/** The sections that fill the wanted number of pages, most important first. */
export function chooseLeaves(leaves: readonly Leaf[], wanted: number): Leaf[] {
  const chosen = new Set(leaves.filter((one) => one.rank === 0))
  for (const one of leaves.toSorted((a, b) => a.rank - b.rank)) {
    chosen.add(one)
    if (pagesOf(leaves.filter((each) => chosen.has(each))).length > wanted) chosen.delete(one)
  }
  return leaves.filter((one) => chosen.has(one))
}
