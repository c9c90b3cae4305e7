import * as z from 'zod'
import { Id, Url } from '../page.ts'
import { ContactVO } from './contact.ts'
import { EnterpriseStatus } from './status.ts'

/** 企业. A company that is on the platform, as everybody sees it. */
export const EnterpriseVO = z
  .object({
    id: Id,
    name: z.string(),
    logo: Url.optional(),
    creditCode: z.string().optional().describe('统一社会信用代码, 18 characters.'),
    legalPerson: z.string().optional(),
    type: z.array(z.string()).describe('What kinds of company it is: 代理商, 贸易商.'),
    region: z.string().optional(),
    address: z.string().optional(),
    website: Url.optional(),
    intro: z.string().optional(),
    status: EnterpriseStatus,
    merchantId: Id.optional().describe('Its shop in the mall, if it has one.'),
    isFollow: z.boolean().describe('Whether the person who asks follows it.'),
    demandCount: z.int().describe('Demands and offers that are open.'),
    stockCount: z.int().describe('Stock lines that are shown.'),
    goodsCount: z.int().describe('Goods on sale in its shop.'),
    contacts: z.array(ContactVO).describe('The first three contacts; masked for visitors.'),
  })
  .meta({ id: 'EnterpriseVO' })
export type EnterpriseVO = z.infer<typeof EnterpriseVO>
