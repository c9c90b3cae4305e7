import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { flag, idOf, idsOf, keywords } from '../field.ts'
import { Paging, paged } from '../page.ts'
import { ContactDraft, ContactVO } from './contact.ts'

const one = z.object({ id: idOf('联系人') })

export const list = get('/user/contacts/list', 'My own contacts for demands and enquiries, the default one first.', {
  input: z.object({ ...Paging.shape, keywords: keywords().optional() }),
  output: paged(ContactVO),
})

export const detail = get('/user/contacts/detail', 'One of my own contacts.', {
  input: one,
  output: ContactVO,
  errors: ['NOT_FOUND'],
})

export const add = post('/user/contacts/add', 'Adds one of my own contacts; the first becomes the default.', {
  input: z.object({ ...ContactDraft.shape, isDefault: flag('设为默认').optional() }),
  output: ContactVO,
  errors: ['CONFLICT'],
  invalidates: ['/user/contacts'],
})

export const update = post('/user/contacts/update', 'Replaces one of my own contacts; what is left out is emptied.', {
  idempotent: 'yes',
  input: z.object({ ...one.shape, ...ContactDraft.shape }),
  errors: ['NOT_FOUND'],
  invalidates: ['/user/contacts'],
})

export const remove = post('/user/contacts/delete', 'Deletes some of my own contacts.', {
  idempotent: 'yes',
  input: z.object({ ids: idsOf('联系人') }),
  errors: ['NOT_FOUND'],
  invalidates: ['/user/contacts'],
})

export const makeDefault = post('/user/contacts/default', 'Makes one of my own contacts the one forms take first.', {
  idempotent: 'yes',
  input: one,
  errors: ['NOT_FOUND'],
  invalidates: ['/user/contacts'],
})
