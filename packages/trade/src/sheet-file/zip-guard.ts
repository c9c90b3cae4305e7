import { SheetError } from '../sheet/sheet.ts'

const megabyte = 1024 * 1024

/** What a workbook may be unpacked; more is a bomb, or nothing that people made. */
const most = { entries: 2000, bytes: 300 * megabyte, sharedStrings: 64 * megabyte }

interface Entry {
  name: string
  /** Bytes once unpacked, the larger of what the directory and the entry say: the parser holds it to one of them. */
  size: number
  packed: number
  /** Where its bytes begin. */
  from: number
  isDeflated: boolean
}

/**
 * Looks at the directory of a packed workbook before any parser does, and refuses what would unpack to too much; answers
 * the names in it. Sizes cannot lie: the parser stops where an entry unpacks to more than it says.
 */
export async function guardZip(bytes: Uint8Array): Promise<string[]> {
  const entries = entriesOf(bytes)
  if (entries.length > most.entries) throw tooMuch()
  if (entries.some(({ size, packed }) => size === 0 && packed > 2)) throw broken()
  if (entries.reduce((sum, { size }) => sum + size, 0) > most.bytes) throw tooMuch()
  if (entries.some(({ name, size }) => /sharedStrings\.xml$/i.test(name) && size > most.sharedStrings)) throw tooMuch()
  const texts = entries.filter(({ name }) => /\.(?:xml|rels)$/i.test(name))
  for (const entry of texts) if (/<!(?:DOCTYPE|ENTITY)/i.test(await startOf(bytes, entry))) throw foreign()
  return entries.map(({ name }) => name)
}

const tooMuch = () => new SheetError('文件解压后过大，请只保留需要的工作表，或另存为 CSV 后再试')
const broken = () => new SheetError('文件已损坏，请用 Excel 或 WPS 打开后重新保存')
const foreign = () => new SheetError('文件里有不安全的内容（DTD 声明），请用 Excel 或 WPS 打开后重新保存')

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function entriesOf(bytes: Uint8Array): Entry[] {
  const view = viewOf(bytes)
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let place = 0; place < count; place += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x0201_4b50) throw broken()
    const nameLength = view.getUint16(at + 28, true)
    entries.push(entryAt(bytes, at, nameLength))
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function entryAt(bytes: Uint8Array, at: number, nameLength: number): Entry {
  const view = viewOf(bytes)
  const local = view.getUint32(at + 42, true)
  if (local + 30 > bytes.length) throw broken()
  // Where it does not fit, it stands in the directory.
  const localSize = view.getUint32(local + 22, true)
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
    size: Math.max(view.getUint32(at + 24, true), localSize === 0xffff_ffff ? 0 : localSize),
    packed: view.getUint32(at + 20, true),
    from: local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
    isDeflated: view.getUint16(at + 10, true) === 8,
  }
}

/** The record that ends a directory stands in the last 64 kB. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1)
    if (view.getUint32(at, true) === 0x0605_4b50) return at
  throw broken()
}

/** The first bytes of an entry, unpacked, as text. */
async function startOf(bytes: Uint8Array, { from, packed, isDeflated }: Entry): Promise<string> {
  const start = bytes.slice(from, from + Math.min(packed, 4096))
  if (!isDeflated) return new TextDecoder('latin1').decode(start)
  const stream = new Blob([start]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.getReader()
  const { value } = await reader.read().catch(() => ({ value: undefined }))
  await reader.cancel().catch(() => {})
  return new TextDecoder('latin1').decode(value ?? new Uint8Array())
}
