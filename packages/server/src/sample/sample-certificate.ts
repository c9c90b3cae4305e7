// oxlint-disable-next-line import/no-named-as-default -- the types know only the default export
import PDFDocument from 'pdfkit'
import { ink } from './sheet.ts'
import { sampleMark } from './page-frame.ts'
import { openTypeface } from './typeface.ts'

/** What an invented certificate says. */
export interface SampleCertificate {
  maker: string
  company: string
  /** What may be sold: 运算放大器、电源芯片. */
  scope: string
  number: string
  /** Last day: 2027-06-30. */
  until: string | null
}

const page = { width: 595.28, height: 420.94 } as const

/** Draws a certificate of nobody, with the sample mark across it: A5, on its side. */
export async function renderCertificate({ maker, company, scope, number, until }: SampleCertificate): Promise<Buffer> {
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    font: '',
    info: { Title: `授权证书 ${number}` },
  })
  const bytes = collect(doc)
  doc.font(openTypeface(doc, 'chinese').regular)
  doc
    .lineWidth(1.5)
    .strokeColor(ink.text)
    .rect(20, 20, page.width - 40, page.height - 40)
    .stroke()
  doc
    .lineWidth(0.5)
    .rect(27, 27, page.width - 54, page.height - 54)
    .stroke()
  const line = (text: string, y: number, size: number, color: string = ink.text) =>
    doc
      .fillColor(color)
      .fontSize(size)
      .text(text, 60, y, { width: page.width - 120, align: 'center' })
  line('授 权 证 书', 66, 30)
  line('CERTIFICATE OF AUTHORISATION', 108, 11, ink.muted)
  line(`兹授权 ${company}`, 158, 16)
  line(`在中国大陆销售 ${maker} 的产品：${scope}`, 190, 13)
  line(`编号 ${number}`, 256, 11, ink.muted)
  line(until === null ? '长期有效' : `有效期至 ${until}`, 276, 11, ink.muted)
  line(`${sampleMark.zh}，不具任何效力`, 352, 12, ink.warning)
  doc.lineWidth(1.2).strokeColor(ink.warning).circle(470, 300, 34).stroke().circle(470, 300, 28).stroke()
  doc.end()
  return bytes
}

const collect = (doc: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
