/** What a part tells of itself. */
interface Telling {
  params: readonly unknown[]
  package: string
  /** Its datasheet. */
  specId: number | null
}

/** Facts of a part's own, under which its page is too thin for search engines. */
export const fewestFacts = 3

/** How many facts a part tells of its own: parameters, package, datasheet. */
export const ownFacts = ({ params, package: body, specId }: Telling): number =>
  params.length + Number(body !== '') + Number(specId !== null)
