import type { CloudFile } from '@xinpu/sdk/types'
import type { Preview } from '@xinpu/ui/disk'
import { readSheetFile } from '../demand/read-sheet-file.ts'

const pictures = ['jpg', 'jpeg', 'png', 'webp', 'gif']
const tables = ['csv', 'tsv', 'xls', 'xlsx', 'ods']
const papers = ['md', 'markdown']
const texts = ['txt', 'log', 'json', 'xml', 'c', 'h', 'cpp', 'py', 'js', 'ts', 'ini', 'cfg', 'hex', 'net']

/** Bytes of a text that are shown. */
const mostText = 200_000
/** Rows of a table that are shown. */
const mostRows = 200
const mostSheet = 20 * 1024 * 1024

/** A text whose marks say how it is set; its HTML is not cleaned. */
export interface Paper {
  kind: 'paper'
  html: string
  isCut: boolean
}

/** What of a file can be looked at; what is too large is downloaded. */
export async function readPreview({ fileType, url, size }: CloudFile, signal: AbortSignal): Promise<Preview | Paper> {
  if (papers.includes(fileType)) return readPaper(url, size, signal)
  if (pictures.includes(fileType)) return { kind: 'picture', src: url }
  if (texts.includes(fileType)) return readText(url, size, signal)
  if (tables.includes(fileType) && size <= mostSheet) return readTable(url, signal)
  return { kind: 'none' }
}

/** Tables, lists to tick and code as GitHub has them. */
async function readPaper(url: string, size: number, signal: AbortSignal): Promise<Paper> {
  const [{ text, isCut }, { marked }] = await Promise.all([readText(url, size, signal), import('marked')])
  return { kind: 'paper', html: marked.parse(text, { async: false, gfm: true }), isCut }
}

/** The beginning alone is asked for. */
async function readText(url: string, size: number, signal: AbortSignal) {
  const answer = await fetchFile(url, { signal, headers: { range: `bytes=0-${mostText - 1}` } })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { kind: 'text' as const, text: decoded(bytes), isCut: size > mostText }
}

/** Old texts of China are GB 18030. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

async function readTable(url: string, signal: AbortSignal): Promise<Preview> {
  const answer = await fetchFile(url, { signal })
  const { sheets } = await readSheetFile(await answer.blob(), { mostRows: 50_000 })
  const rows = sheets[0]?.rows ?? []
  return { kind: 'table', rows: rows.slice(0, mostRows).map(({ cells }) => cells), isCut: rows.length > mostRows }
}

async function fetchFile(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, { credentials: 'same-origin', ...init })
  if (!answer.ok) throw new Error(answer.status === 404 ? '这个文件已删除' : '文件没有读到，请重试')
  return answer
}
