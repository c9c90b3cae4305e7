import type { ProductLine } from '@xinpu/sdk/types'
import { certify } from './enterprise.ts'
import type { Person, TestHouse } from './house.ts'
import { picture } from './paper.ts'
import { matterOf } from './refusal.ts'

/** Someone who acts for a certified enterprise. */
export async function sellerPerson(house: TestHouse, mobile: string): Promise<Person & { enterpriseId: number }> {
  const person = await house.login(mobile)
  return { ...person, enterpriseId: await certify(house.house.db, person.uid) }
}

/** A certificate that a person uploaded. */
export async function certificateBy(house: TestHouse, person: Person): Promise<string> {
  const file = new File([new Uint8Array(await picture())], 'proof.png', { type: 'image/png' })
  return (await house.as(person).disk.upload.add({ file, type: 'certificate' })).url
}

/** Has a line accepted at the review desk. */
export async function passLine(house: TestHouse, admin: Person, { id }: Pick<ProductLine, 'id'>): Promise<void> {
  const matter = await matterOf(house, admin, { kind: 'productLine', id })
  await house.as(admin).admin.audit.pass({ id: matter })
}

/** The number of a brand by one of its names. */
export async function brandNumber(house: TestHouse, keywords: string): Promise<number> {
  const [brand] = (await house.as().brand.keywords({ keywords })).data
  if (!brand) throw new Error(`No brand is called ${keywords}.`)
  return brand.id
}

/** The number of a category by its name. */
export async function categoryNumber(house: TestHouse, name: string): Promise<number> {
  const tree = await house.as().datasheet.category.tree({})
  const found = tree.flatMap((node) => [node, ...(node.children ?? [])]).find((node) => node.name === name)
  if (!found) throw new Error(`No category is called ${name}.`)
  return found.id
}
