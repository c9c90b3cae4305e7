import type { Draft } from './draft.ts'
import { drawBlocks } from './figures.ts'
import { page } from './sheet.ts'

/** What the part is for and what decides its choice. */
export function writeOverview(draft: Draft): void {
  const { sheet, family, words, main } = draft
  for (const text of family.overview) sheet.paragraph(draft.say(text))
  sheet.bullets(main.params.slice(0, 6).map((param) => words.featureOf(param.name, param.value)))
}

/** The parts inside, as boxes. */
export function writeBlocks(draft: Draft): void {
  const { sheet, family, words } = draft
  const names = family.blocks.map((name) => draft.say(name))
  sheet.paragraph(words.blockText(names[0] ?? '', names.at(-1) ?? ''))
  drawBlocks(sheet, names, { x: page.left, y: sheet.y, w: page.body, h: 124 })
  sheet.y += 132
  sheet.figureTitle(words.figure, words.blockFigure)
}

/** Each trait of the family with what follows from it. */
export function writeTraits(draft: Draft): void {
  const { sheet, family, words } = draft
  family.traits.forEach((trait, index) => {
    sheet.paragraph(draft.say(trait), { bold: true })
    const step = family.steps[index]
    if (step) sheet.paragraph(`${draft.say(step)} ${index ? '' : words.traitText}`)
  })
}
