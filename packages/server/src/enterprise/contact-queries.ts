import type { OutputOf } from '@xinpu/contract/endpoint'
import type { contact } from '@xinpu/contract/enterprise'
import { Refusal } from '@xinpu/contract/refusal'
import { maskMobile } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { told } from './enterprise-queries.ts'
import { membershipOf } from './membership.ts'

type ContactVO = OutputOf<typeof contact.detail>

/** Whose contacts are meant: a person's own, or those of a company. */
export interface ContactHolder {
  kind: 'user' | 'enterprise'
  id: number
}

const columns = { user: 'account_id', enterprise: 'enterprise_id' } as const

/** The column that names a holder. */
export const holderColumn = ({ kind }: ContactHolder) => columns[kind]

/** Contacts with the brands they look after, each with its place among those of its holder; in that order. */
const contacts = (db: Db) =>
  db
    .selectFrom(
      db
        .selectFrom('contact')
        .select([
          'id',
          'account_id',
          'enterprise_id',
          'name',
          'job',
          'mobile',
          'tel',
          'email',
          'qq',
          'wechat',
          'region',
        ])
        .select([
          sql<number>`(row_number() over (partition by account_id, enterprise_id order by position, id))::int - 1`.as(
            'sort',
          ),
          sql<ContactVO['brands']>`coalesce((
            select json_agg(json_build_object('id', brand.id, 'name', brand.name_cn) order by place)
            from unnest(brand_ids) with ordinality as told (brand_id, place)
            join brand on brand.id = told.brand_id
          ), '[]')`.as('brands'),
        ])
        .as('contact'),
    )
    .selectAll()
    .orderBy('sort')

type ContactRow = Awaited<ReturnType<ReturnType<typeof contacts>['executeTakeFirstOrThrow']>>

/** The contacts of one holder, the default one first. */
export const contactsOf = (db: Db, holder: ContactHolder) => contacts(db).where(holderColumn(holder), '=', holder.id)

/** One contact of a holder; any other is not found. */
export async function contactNamed(db: Db, holder: ContactHolder, id: number): Promise<ContactVO> {
  const row = await contactsOf(db, holder).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这位联系人', 'NOT_FOUND')
  return presentContact(row)
}

/** All contacts of a holder as whoever asks may see them: only its own people see no stars. */
export async function contactsShown({ db, user }: Pick<Context, 'db' | 'user'>, holder: ContactHolder) {
  const [rows, own] = await Promise.all([contactsOf(db, holder).execute(), ownCompany({ db, user })])
  return rows.map((row) => shownTo(own, presentContact(row)))
}

/** The company whose people see its numbers without asking. */
async function ownCompany({ db, user }: Pick<Context, 'db' | 'user'>): Promise<number | undefined> {
  const membership = user && (await membershipOf(db, user.id))
  return membership?.memberStatus === 'joined' ? membership.enterprise_id : undefined
}

/** The first contacts of some companies, by the number of the company. */
export async function firstContacts({ db, user }: Pick<Context, 'db' | 'user'>, enterpriseIds: readonly number[]) {
  const found = contacts(db)
    .where('enterprise_id', '=', sql<number>`any (${enterpriseIds}::int[])`)
    .where('sort', '<', 3)
    .execute()
  const [rows, own] = await Promise.all([found, ownCompany({ db, user })])
  return Map.groupBy(
    rows.map((row) => shownTo(own, presentContact(row))),
    ({ ownerId }) => ownerId,
  )
}

export const presentContact = (row: ContactRow): ContactVO => ({
  id: row.id,
  ownerType: row.account_id === null ? 'enterprise' : 'user',
  ownerId: row.account_id ?? row.enterprise_id ?? 0,
  name: row.name,
  mobile: row.mobile,
  brands: row.brands,
  isMasked: false,
  isDefault: row.sort === 0,
  sort: row.sort,
  ...told({ position: row.job, tel: row.tel, email: row.email, qq: row.qq, wechat: row.wechat, region: row.region }),
})

/** The contact as somebody of a company may see it in a list: that of their own is plain. */
const shownTo = (own: number | undefined, contact: ContactVO): ContactVO =>
  contact.ownerId === own ? contact : underStars(contact)

/** A contact whose numbers are hidden. */
export const underStars = (contact: ContactVO): ContactVO => ({ ...contact, ...masked(contact), isMasked: true })

const masked = ({ mobile, tel, email, qq, wechat }: ContactVO) =>
  told({
    mobile: mobile && maskMobile(mobile),
    tel: tel && tel.slice(0, 4) + tel.slice(4).replaceAll(/\d/g, '*'),
    email: email && `${email.slice(0, 1)}****${email.slice(email.indexOf('@'))}`,
    qq: qq && hidden(qq),
    wechat: wechat && hidden(wechat),
  })

/** A quarter of it, at most two characters, so that a short one stays a secret too. */
const hidden = (text: string) => `${text.slice(0, Math.min(2, Math.floor(text.length / 4)))}****`

/** All contacts of some people, each person's default one first. */
export async function contactsOfPeople(db: Db, accountIds: readonly number[]): Promise<ContactVO[]> {
  const rows = await contacts(db)
    .where('account_id', '=', sql<number>`any (${accountIds}::int[])`)
    .execute()
  return rows.map(presentContact)
}
