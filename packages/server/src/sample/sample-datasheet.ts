import { randomOf, oneOf } from './random.ts'
import { familyOf } from './category.ts'
import { writeContents } from './contents.ts'
import { writeCover } from './cover.ts'
import type { Draft, Invented } from './draft.ts'
import { families } from './families/index.ts'
import { packageShapeOf } from './package-shape.ts'
import { framePages, sampleMark } from './page-frame.ts'
import { chooseLeaves, leavesOf, pagesOf, type Leaf } from './plan.ts'
import type { Sample, SampleTerms } from './sample-terms.ts'
import { Sheet } from './sheet.ts'
import { partInChinese, partInEnglish } from './shown-part.ts'
import { wordsEn } from './words-en.ts'
import { wordsZh } from './words-zh.ts'

export type { Sample, SamplePart, SampleTerms } from './sample-terms.ts'
export { sampleMark } from './page-frame.ts'

/** Fixed, so that the same terms give the same bytes. */
const made = { A: new Date(Date.UTC(2025, 0, 15)), B: new Date(Date.UTC(2025, 5, 15)) }

const accents = ['#0b5cad', '#8c1d2f', '#0f6e5a', '#4a3f9f', '#a04a00', '#1f4e79'] as const

/** From this length on a sample has a page of contents. */
const longFrom = 8

/** Makes a sample datasheet: a PDF with text, bookmarks and the sample mark on every page. */
export async function renderSample(terms: SampleTerms): Promise<Sample> {
  const draft = draftOf(terms)
  const { sheet } = draft
  const title = titleOf(draft)
  const bytes = collect(sheet.doc)
  writeDocument(draft)
  framePages(sheet, {
    model: draft.parts
      .map((part) => part.model)
      .slice(0, 2)
      .join(' · '),
    subject: `${draft.main.category} · ${draft.main.brand}`,
    tag: draft.words.tag,
    mark: sampleMark[terms.language],
    edition: draft.words.edition(terms.revision, draft.words.date[terms.revision]),
  })
  sheet.doc.end()
  return { bytes: await bytes, title, pageCount: sheet.pageNumber, outline: sheet.outline }
}

function draftOf(terms: SampleTerms): Draft {
  const first = terms.parts[0]
  if (!first) throw new Error('a sample needs a part')
  const words = terms.language === 'zh' ? wordsZh : wordsEn
  const parts = terms.parts.slice(0, 6).map(terms.language === 'zh' ? partInChinese : partInEnglish)
  const family = families[familyOf(first.categoryName)]
  const random = (topic: string) => randomOf(terms.seed, `${first.model} ${topic}`)
  const main = parts[0] ?? partInChinese(first)
  const info = {
    Title: words.titleOf(
      parts
        .map((part) => part.model)
        .slice(0, 3)
        .join(', '),
      words.sample,
    ),
    Author: 'Xinpu',
    Subject: sampleMark[terms.language],
    Creator: 'Xinpu',
    CreationDate: made[terms.revision],
    ModDate: made[terms.revision],
  }
  const typeface = terms.language === 'en' ? 'latin' : terms.font === 'named' ? 'named' : 'chinese'
  const accent = oneOf(randomOf(0, first.brandEn), accents)
  const sheet = new Sheet({ info, typeface, accent, lang: terms.language === 'zh' ? 'zh-CN' : 'en' })
  const shape = packageShapeOf(first.package, family.terminals.length)
  return {
    sheet,
    terms,
    words,
    family,
    parts,
    main,
    shape,
    invented: inventFor(first.model),
    sections: new Set(),
    say: (pair) => pair[terms.language === 'zh' ? 1 : 0],
    random,
  }
}

/** The same for both editions of a part, whatever their seeds: edition B names what edition A said. */
function inventFor(model: string): Invented {
  const random = randomOf(7, model)
  const quantity = oneOf(random, ['1,000', '2,500', '3,000', '4,000', '5,000'])
  const quantityBefore = oneOf(random, ['1,500', '2,000', '2,400', '3,500', '4,500'])
  const resistance = 40 + Math.floor(random() * 120)
  return {
    quantity,
    quantityBefore,
    resistance: `${resistance}`,
    resistanceBefore: `${resistance + 3 + Math.floor(random() * 9)}`,
  }
}

function titleOf(draft: Draft): string {
  return draft.words.titleOf(
    draft.parts
      .map((part) => part.model)
      .slice(0, 3)
      .join(', '),
    draft.words.sample,
  )
}

function writeDocument(draft: Draft): void {
  const { sheet, terms, words } = draft
  const wanted = Math.min(30, Math.max(4, Math.round(terms.pages)))
  const withContents = wanted >= longFrom
  sheet.newPage()
  writeCover(draft)
  if (withContents) {
    sheet.newPage()
    sheet.mark(words.contents)
  }
  const contentsPage = sheet.pageNumber
  const leaves = chooseLeaves(leavesOf(draft), wanted - sheet.pageNumber)
  for (const leaf of leaves) draft.sections.add(leaf.title)
  writeLeaves(draft, leaves)
  if (withContents) writeContents(draft, contentsPage)
}

function writeLeaves(draft: Draft, leaves: readonly Leaf[]): void {
  let before: Leaf | undefined
  for (const page of pagesOf(leaves)) {
    draft.sheet.newPage()
    page.forEach((leaf, index) => {
      if (index) leaveAir(draft.sheet)
      writeLeaf(draft, leaf, leaf.chapter !== before?.chapter)
      before = leaf
    })
  }
}

/** A short first half leaves more air above the second. */
function leaveAir(sheet: Sheet): void {
  sheet.y = Math.max(sheet.y + 14, Math.min(sheet.y + 56, 400))
}

function writeLeaf(draft: Draft, leaf: Leaf, opens: boolean): void {
  const title = draft.words.chapters[leaf.chapter]
  if (opens) draft.sheet.openChapter(title)
  if (leaf.title !== title) draft.sheet.openSection(leaf.title)
  leaf.write()
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })
}
