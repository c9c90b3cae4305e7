/** A line of text or a rule on a page of a made-up document; the origin is at the lower left, in points. */
export type Ink =
  | { text: string; x: number; y: number; size?: number; font?: 'plain' | 'bold' | 'mono' }
  | { rule: readonly [x1: number, y1: number, x2: number, y2: number]; weight?: number }
  | { wash: readonly [x: number, y: number, width: number, height: number]; rgb: readonly [number, number, number] }

export interface TinyPdf {
  pages: readonly (readonly Ink[])[]
  /** @default [595, 842] */
  size?: readonly [width: number, height: number]
  outline?: readonly { title: string; page: number }[]
  /**
   * Whether a password is asked for.
   *
   * @default false
   */
  isLocked?: boolean
}

const fonts = { plain: 'F1', bold: 'F2', mono: 'F3' }
const fontNames = ['Helvetica', 'Helvetica-Bold', 'Courier']

/** Writes a small PDF by hand, so that stories need no file and no library. */
export function tinyPdf({ pages, size = [595, 842], outline = [], isLocked = false }: TinyPdf): Blob {
  const firstPage = 6
  const pageRef = (page: number) => `${firstPage + (page - 1) * 2} 0 R`
  const firstEntry = firstPage + pages.length * 2
  const resources = `<< /Font << ${fontNames.map((_, at) => `/F${at + 1} ${at + 3} 0 R`).join(' ')} >> >>`

  const objects = [
    `<< /Type /Catalog /Pages 2 0 R${outline.length > 0 ? ` /Outlines ${firstEntry} 0 R` : ''} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => pageRef(at + 1)).join(' ')}] >>`,
    ...fontNames.map((name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`),
    ...pages.flatMap((inks, at) => {
      const stream = inks.map(draw).join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Resources ${resources} /Contents ${firstPage + at * 2 + 1} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ]
    }),
    ...outlineObjects(outline, firstEntry, pageRef),
  ]
  return new Blob([assemble(objects, isLocked)], { type: 'application/pdf' })
}

function outlineObjects(
  outline: NonNullable<TinyPdf['outline']>,
  root: number,
  pageRef: (page: number) => string,
): string[] {
  if (outline.length === 0) return []
  const [first, last] = [root + 1, root + outline.length]
  const entries = outline.map(({ title, page }, at) => {
    const beside = `${at > 0 ? `/Prev ${first + at - 1} 0 R ` : ''}${first + at < last ? `/Next ${first + at + 1} 0 R ` : ''}`
    return `<< /Title (${escape(title)}) /Parent ${root} 0 R ${beside}/Dest [${pageRef(page)} /Fit] >>`
  })
  return [`<< /Type /Outlines /First ${first} 0 R /Last ${last} 0 R /Count ${outline.length} >>`, ...entries]
}

function draw(ink: Ink): string {
  if ('rule' in ink)
    return `${ink.weight ?? 0.5} w ${ink.rule.slice(0, 2).join(' ')} m ${ink.rule.slice(2).join(' ')} l S`
  if ('wash' in ink) return `q ${ink.rgb.join(' ')} rg ${ink.wash.join(' ')} re f Q`
  return `BT /${fonts[ink.font ?? 'plain']} ${ink.size ?? 9} Tf ${ink.x} ${ink.y} Td (${escape(ink.text)}) Tj ET`
}

const escape = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`)

/** Numbers the objects, and writes the table that says where each of them stands. */
function assemble(objects: readonly string[], isLocked: boolean): string {
  const nobody = '<'.padEnd(65, '7') + '>'
  const all = isLocked ? [...objects, `<< /Filter /Standard /V 1 /R 2 /P -4 /O ${nobody} /U ${nobody} >>`] : objects
  let file = '%PDF-1.7\n'
  const places = all.map((body, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${body}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const lock = isLocked ? ` /Encrypt ${all.length} 0 R /ID [<01> <01>]` : ''
  return `${file}xref\n0 ${all.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${all.length + 1} /Root 1 0 R${lock} >>\nstartxref\n${file.length}\n%%EOF\n`
}
