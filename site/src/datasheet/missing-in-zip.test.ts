import { expect, test } from 'vitest'
import { missingIn } from './missing-in-zip.ts'

/** As the server packs it: a PDF, and the list of two that were gone. */
const zip =
  'UEsDBBQAAAgAAAAAIQCVFEKpEgAAABIAAAALAAAAVFBTNTQzMC5wZGYlUERGLTEuNyBvZiBhIHBhcnRQSwMEFAAACAAAAAAhAH1vb3k3AAAANwAAAA4AAABf5pyq5YyF5ZCrLnR4dOS7peS4i+aWh+S7tuacquiDveWMheWQq+WcqOWGhToNCkxNMzU4LnBkZg0K6LWE5paZIDEyDQpQSwECPwMUAAAIAAAAACEAlRRCqRIAAAASAAAACwAJAAAAAAAAAAAAtIEAAAAAVFBTNTQzMC5wZGZVVAUAAwAAAABQSwECPwMUAAAIAAAAACEAfW9veTcAAAA3AAAADgAJAAAAAAAAAAAAtIE7AAAAX+acquWMheWQqy50eHRVVAUAAwAAAABQSwUGAAAAAAIAAgCHAAAAngAAAAAA'

const bytes = Uint8Array.from(atob(zip), (letter) => letter.charCodeAt(0))

test('the list of what a zip could not hold is read out of it', async () => {
  expect(await missingIn(new Blob([bytes]))).toEqual(['LM358.pdf', '资料 12'])
})

test('a zip without the list lacks nothing, and neither does what is no zip', async () => {
  const renamed = bytes.map((byte, at) => (bytes[at - 1] === 0x5f && byte === 0xe6 ? 0xe7 : byte))
  expect(await missingIn(new Blob([renamed]))).toEqual([])
  expect(await missingIn(new Blob(['{"code":429}']))).toEqual([])
  expect(await missingIn(new Blob([]))).toEqual([])
})
