/** The server's list of what it could not pack (see zip.ts there). */
const listName = '_未包含.txt'

const endLength = 22
const endMark = 0x06_05_4b_50

/** What a zip of ours does not hold of what was asked for: the lines of the list that lies in it, without its heading. */
export async function missingIn(zip: Blob): Promise<string[]> {
  const end = await viewOf(zip.slice(-endLength))
  if (end.byteLength < endLength || end.getUint32(0, true) !== endMark) return []
  const [size, start] = [end.getUint32(12, true), end.getUint32(16, true)]
  const place = placeOf(await viewOf(zip.slice(start, start + size)))
  return place ? linesOf(await textAt(zip, place)) : []
}

interface Place {
  offset: number
  length: number
}

const viewOf = async (part: Blob): Promise<DataView> => new DataView(await part.arrayBuffer())

/** Where the list lies, by the zip's table of contents. */
function placeOf(contents: DataView): Place | undefined {
  const words = new TextDecoder()
  for (let at = 0; at + 46 <= contents.byteLength;) {
    const [name, extra, comment] = [28, 30, 32].map((field) => contents.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ]
    if (words.decode(new Uint8Array(contents.buffer, at + 46, name)) === listName)
      return { length: contents.getUint32(at + 20, true), offset: contents.getUint32(at + 42, true) }
    at += 46 + name + extra + comment
  }
  return undefined
}

async function textAt(zip: Blob, { offset, length }: Place): Promise<string> {
  const head = await viewOf(zip.slice(offset, offset + 30))
  const start = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  return zip.slice(start, start + length).text()
}

const linesOf = (text: string): string[] => text.split('\r\n').slice(1).filter(Boolean)
