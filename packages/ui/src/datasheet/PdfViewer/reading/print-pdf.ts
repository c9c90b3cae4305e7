import type { PDFDocumentProxy } from 'pdfjs-dist'

/**
 * Prints the file itself, not our picture of it; where the browser cannot show PDF, the file is saved instead. So is one
 * with scripts in it: the browser's own reader would run them.
 */
export async function printPdf(pdf: PDFDocumentProxy, title: string): Promise<void> {
  const data = await pdf.getData()
  const url = URL.createObjectURL(new Blob([data as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }))
  if (navigator.pdfViewerEnabled && !(await pdf.hasJSActions())) printFrom(url)
  else save(url, title)
}

/** How long the print dialog may still need the file: it gives no sign when it is done. */
const kept = 10 * 60_000

function printFrom(url: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = '打印'
  frame.src = url
  frame.addEventListener('load', () => frame.contentWindow?.print())
  document.body.append(frame)
  setTimeout(() => {
    frame.remove()
    URL.revokeObjectURL(url)
  }, kept)
}

function save(url: string, title: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = /\.pdf$/i.test(title) ? title : `${title}.pdf`
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
