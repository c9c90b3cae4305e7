import { letter, type Drawing, type Shape } from './shape.ts'

const ink = '#17211d'

/** A drawing as a picture for pages, on white paper. */
export function svgOf({ width, height, shapes }: Drawing): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="${letter}">`
  return `${head}<rect width="${width}" height="${height}" fill="#fff"/>${shapes.map(elementOf).join('')}</svg>`
}

const elementOf = (shape: Shape): string =>
  shape.kind === 'text'
    ? `<text x="${shape.x}" y="${shape.y}" text-anchor="${shape.align}" fill="${ink}"${shape.bold ? ' font-weight="600"' : ''}>${escaped(shape.text)}</text>`
    : `<path d="${shape.d}" fill="${shape.fill ? ink : 'none'}" stroke="${ink}" stroke-width="${shape.strong ? 2 : 1.4}"/>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
