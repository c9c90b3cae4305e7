import { namesInZip } from '../storage/names-in-zip.ts'

/** What a file in a zip is named after. */
interface Named {
  title: string
  short_name: string
  revision: string
}

/** Names of the files in a zip: brand, title and revision. */
export const archiveNames = (files: readonly Named[]): string[] =>
  namesInZip(files.map(({ title, short_name, revision }) => `${short_name}_${title}_${revision}`))
