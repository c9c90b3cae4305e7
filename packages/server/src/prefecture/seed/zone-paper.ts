import type { PlainBlock } from './plain-block.ts'
import { ink, page, Sheet } from '../../sample/sheet.ts'
import { framePages } from '../../sample/page-frame.ts'
import { writeTable } from '../../sample/table.ts'
import type { Drawing } from './drawing/shape.ts'
import { drawOn } from './drawing/on-sheet.ts'

/** A document of the zone before it is set. */
export interface Paper {
  title: string
  /** What it is, beside the title: 课程, 技术资料, 电路方案. */
  kind: string
  summary: string
  /** Whether each heading begins a page, as the lessons of a course do. */
  isParted?: boolean
  blocks: readonly (PlainBlock | { kind: 'drawing'; drawing: Drawing })[]
}

const accent = '#a8481f'

/** Sets a document in Chinese; answers its bytes. */
export async function setPaper({ title, kind, summary, blocks, isParted = false }: Paper): Promise<Buffer> {
  const info = { Title: title, Author: '芯谱', Subject: kind }
  const sheet = new Sheet({ info, typeface: 'chinese', accent, lang: 'zh-CN' })
  const bytes = collected(sheet)
  sheet.newPage()
  sheet.paragraph(title, { size: 20, bold: true })
  sheet.paragraph(summary, { size: 11, color: ink.muted })
  for (const [at, block] of blocks.entries()) {
    if (isParted && at > 0 && block.kind === 'heading') sheet.newPage()
    setBlock(sheet, block)
  }
  framePages(sheet, {
    model: title,
    subject: kind,
    tag: '芯谱编写',
    mark: '由芯谱编写，计算值未经实测；以原厂手册为准',
    edition: 'xinpu',
  })
  sheet.doc.end()
  return bytes
}

function setBlock(sheet: Sheet, block: Paper['blocks'][number]): void {
  if (block.kind === 'drawing') return drawOn(sheet, block.drawing)
  if (block.kind === 'points') return sheet.bullets(block.items)
  if (block.kind === 'table') {
    const columns = block.head.map((title) => ({ title, share: 1 }))
    return writeTable(sheet, columns, block.rows)
  }
  if (block.kind === 'heading') return sheet.openChapter(block.text)
  if (block.kind === 'formula') return setFormula(sheet, block.text)
  sheet.paragraph(block.text)
}

function setFormula(sheet: Sheet, text: string): void {
  sheet.ensure(34)
  sheet.doc.rect(page.left, sheet.y, page.body, 24).fill(ink.faint)
  sheet.line(text, page.left + 12, sheet.y + 7, { size: 10 })
  sheet.y += 34
}

const collected = (sheet: Sheet): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    sheet.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.doc.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.doc.on('error', reject)
  })
