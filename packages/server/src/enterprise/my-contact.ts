import type { myContact } from '@xinpu/contract/enterprise'
import { sql } from 'kysely'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { contactNamed, contactsOf, presentContact, type ContactHolder } from './contact-queries.ts'
import { addContact, changeContact, orderContacts, removeContacts } from './own-contact.ts'

const own = ({ user }: { user: { id: number } }): ContactHolder => ({ kind: 'user', id: user.id })

export const myContactHandlers: HandlersOf<typeof myContact> = {
  async list({ keywords, ...page }, context) {
    const { db } = context
    const query = contactsOf(db, own(context)).$if(Boolean(keywords), (found) => found.where(tells(keywords ?? '')))
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(presentContact), totalRecord: total }
  },

  detail: ({ id }, context) => contactNamed(context.db, own(context), id),

  async add({ isDefault, ...draft }, context) {
    const id = await context.db.transaction().execute((tx) => addContact(tx, own(context), draft, isDefault))
    return contactNamed(context.db, own(context), id)
  },

  async update(change, context) {
    await changeContact(context.db, own(context), change)
    return null
  },

  async remove({ ids }, context) {
    await context.db.transaction().execute((tx) => removeContacts(tx, own(context), ids))
    return null
  },

  async makeDefault({ id }, context) {
    await context.db.transaction().execute((tx) => orderContacts(tx, own(context), [id]))
    return null
  },
}

/** Those with the words in what names them or in a number of theirs. */
const tells = (words: string) =>
  sql<boolean>`position(lower(${words}) in lower(concat_ws(' ', name, job, mobile, tel, email, qq, wechat))) > 0`
