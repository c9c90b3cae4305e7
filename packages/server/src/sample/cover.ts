import type { Draft, ShownPart } from './draft.ts'
import { drawTop } from './package-drawing.ts'
import { page } from './sheet.ts'
import { writeTable } from './table.ts'

const half = (page.body - 24) / 2

/** The first page: title, features, applications, description and the table of parts. */
export function writeCover(draft: Draft): void {
  const { sheet, words, main } = draft
  writeTitle(draft)
  const top = sheet.y
  sheet.openChapterBeside(words.chapters.features, page.left, half)
  sheet.bullets(featuresOf(draft), { width: half, size: 9.4 })
  const left = sheet.y
  writeUses(draft, top)
  sheet.y = Math.max(left, sheet.y) + 6
  sheet.openChapter(words.chapters.description)
  if (main.description) sheet.paragraph(main.description, { bold: true })
  sheet.paragraph(words.listed(main.model, main.brand, main.category))
  for (const text of draft.family.overview.slice(0, 1)) sheet.paragraph(draft.say(text))
  writeDevices(draft)
}

function writeTitle(draft: Draft): void {
  const { sheet, words, main } = draft
  const size = main.model.length > 22 ? 19 : 24
  sheet.line(main.model, page.left, sheet.y, { size, bold: true, color: sheet.accent })
  sheet.line(`${main.category} · ${words.sample}`, page.left, sheet.y + 32, { size: 12 })
  sheet.line(words.coverLead(main.brand), page.left, sheet.y + 50, { size: 8.6, color: '#5d6875' })
  sheet.y += 74
}

function featuresOf(draft: Draft): string[] {
  const { main, words, family } = draft
  const given = main.params.slice(0, 7).map((param) => words.featureOf(param.name, param.value))
  const general = family.traits.map((trait) => draft.say(trait))
  return [...given, words.packageIs(main.package), ...general].slice(0, 9)
}

/** Applications and the drawing stand beside the features. */
function writeUses(draft: Draft, top: number): void {
  const { sheet, words, family, shape } = draft
  const x = page.left + half + 24
  sheet.y = top
  sheet.openChapterBeside(words.chapters.uses, x, half)
  sheet.bullets(
    family.uses.map((use) => draft.say(use)),
    { x, width: half, size: 9.4 },
  )
  drawTop(sheet, shape, { x, y: sheet.y - 4, w: half, h: 112 }, false)
  sheet.y += 112
}

function writeDevices(draft: Draft): void {
  const { sheet, words, parts } = draft
  sheet.tableTitle(words.table, words.deviceTable)
  const [model = '', packaging = '', category = '', brand = ''] = words.deviceColumns
  const columns = [
    { title: model, share: 3 },
    { title: packaging, share: 2 },
    { title: category, share: 3 },
    { title: brand, share: 2.4 },
  ]
  writeTable(
    sheet,
    columns,
    parts.map((part: ShownPart) => [part.model, part.package, part.category, part.brand]),
  )
}
