import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { choice, email, idOf, idsOf, mobile, note, telephone, text } from '../field.ts'
import { Id, Paging, paged, Time } from '../page.ts'

/** Those whose contacts everybody may look up. */
const publicOwners = { enterprise: '企业', agent: '代理商', trader: '贸易商', brand: '原厂', merchant: '商家' } as const

/** 联系人归属. Whom a contact speaks for; those of a person are seen by that person alone. */
export const ContactOwner = choice('归属', { user: '个人', ...publicOwners }).meta({ id: 'ContactOwner' })
export type ContactOwner = z.infer<typeof ContactOwner>

/** 联系人. Lists have `mobile`, `tel`, `email`, `qq` and `wechat` masked: 138****0000; only the company itself does not. */
export const ContactVO = z
  .object({
    id: Id,
    ownerType: ContactOwner,
    ownerId: Id,
    name: z.string(),
    position: z.string().optional(),
    mobile: z.string().optional(),
    tel: z.string().optional(),
    email: z.string().optional(),
    qq: z.string().optional(),
    wechat: z.string().optional(),
    address: z.string().optional(),
    region: z.string().optional().describe('The regions this contact looks after, in words.'),
    brands: z.array(z.object({ id: Id, name: z.string() })).describe('The brands this contact looks after.'),
    isMasked: z.boolean().describe('The numbers have stars; who is logged in asks for one contact to see them.'),
    lookCount: z.int().optional().describe('Among my own: people of other companies who saw the numbers in 30 days.'),
    isDefault: z.boolean().describe('The one that forms take first.'),
    sort: z.int().describe('Place in the list, from 0.'),
  })
  .meta({ id: 'ContactVO' })
export type ContactVO = z.infer<typeof ContactVO>

/** What anybody's contact is made of. */
export const ContactDraft = z.object({
  name: text('姓名', 30),
  mobile: mobile(),
  tel: telephone().optional(),
  email: email().optional(),
  qq: note('QQ', 20).optional(),
  wechat: note('微信号', 40).optional(),
  position: note('职位', 40).optional(),
})

/** A contact of an enterprise also says what it looks after. */
export const EnterpriseContactDraft = z.object({
  ...ContactDraft.shape,
  region: note('负责地区', 100).describe('The regions this contact looks after, in words.').optional(),
  brandIds: idsOf('负责品牌', 50).describe('The brands this contact looks after.').optional(),
})

/** Where the contacts of an enterprise are shown. */
const shownAt = [
  '/contact',
  '/enterprise/contacts',
  '/enterprise/detail',
  '/agent/contacts',
  '/trader/contacts',
] as const

export const list = get('/contact/list', 'The contacts of a company, brand or shop; masked for all but the company.', {
  access: 'visitor',
  input: z.object({ ownerType: choice('归属', publicOwners), ownerId: idOf('归属方') }),
  output: z.array(ContactVO),
  errors: ['NOT_FOUND'],
})

export const mine = get('/contact/mine', 'The contacts of my enterprise, in the order they are shown.', {
  access: 'enterprise',
  input: Paging,
  output: paged(ContactVO),
})

/** The company is told who looked, so that nobody gathers numbers unseen. */
export const detail = get('/contact/detail', 'One contact that everybody may look up, or one of mine.', {
  input: z.object({ id: idOf('联系人') }),
  output: ContactVO,
  errors: ['NOT_FOUND', 'TOO_FREQUENT'],
})

/** 查看记录. Somebody of another company who saw the numbers of a contact. */
export const ContactLook = z
  .object({
    contactId: Id,
    contactName: z.string(),
    nickName: z.string(),
    enterpriseName: z.string().optional().describe('The certified company they act for.'),
    enterpriseId: Id.optional(),
    count: z.int().describe('How often.'),
    lookTime: Time.describe('When last.'),
  })
  .meta({ id: 'ContactLook' })
export type ContactLook = z.infer<typeof ContactLook>

export const looks = get('/contact/look/list', 'Who saw the numbers of the contacts of my enterprise, newest first.', {
  access: 'enterprise',
  input: Paging,
  output: paged(ContactLook),
})

export const add = post('/contact/add', 'Adds a contact of my enterprise at the end; the first becomes the default.', {
  access: 'enterprise',
  input: EnterpriseContactDraft,
  output: ContactVO,
  errors: ['NOT_FOUND', 'CONFLICT'],
  invalidates: shownAt,
})

export const update = post('/contact/update', 'Replaces a contact of my enterprise; what is left out is emptied.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({ id: idOf('联系人'), ...EnterpriseContactDraft.shape }),
  errors: ['NOT_FOUND'],
  invalidates: shownAt,
})

export const remove = post('/contact/delete', 'Deletes contacts of my enterprise.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({ ids: idsOf('联系人') }),
  errors: ['NOT_FOUND'],
  invalidates: shownAt,
})

export const sort = post('/contact/sort', 'Puts contacts of my enterprise in a new order; the first is the default.', {
  access: 'enterprise',
  idempotent: 'yes',
  input: z.object({ ids: idsOf('联系人', 200).describe('In the new order; those left out follow as they were.') }),
  errors: ['NOT_FOUND'],
  invalidates: shownAt,
})
