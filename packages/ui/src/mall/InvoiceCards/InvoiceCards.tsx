import type { Invoice } from '@xinpu/sdk/types'
import { OwnCards, type OwnCard, type OwnDeeds, type OwnRecords } from '../AddressCards/OwnCards.tsx'

export interface InvoiceCardsProps extends OwnDeeds<Invoice> {
  /** The titles, the default one first; that they are on their way, or why they did not come. */
  invoices: OwnRecords<Invoice>
  /** Opens the dialog for a new one. */
  onAdd: () => void
  /** Why no more can be added: ‘已存满 20 个’. */
  cannotAdd?: string | undefined
  /**
   * Whether the data of a certified company can be taken over.
   *
   * @default false
   */
  hasCompany?: boolean
}

/** The invoice titles of a person, as cards; of an account only its last figures are shown. */
export const InvoiceCards = ({ invoices, hasCompany = false, ...props }: InvoiceCardsProps) => (
  <OwnCards
    {...props}
    label="发票抬头"
    records={invoices}
    cardOf={invoiceCard}
    adding={{ label: '新抬头', hint: hasCompany ? '可从企业认证资料带入' : '普票或专票' }}
    empty={{
      title: '还没有发票抬头',
      why: hasCompany
        ? '可以从企业认证资料带入，核对后保存。'
        : '填公司名称和税号；专票还要开户行、账号、注册地址和电话。',
    }}
  />
)

const invoiceCard = ({ type, title, taxNo, bank, bankAccount }: Invoice): OwnCard => ({
  name: title,
  lines: [
    `${type === 'special' ? '专票' : '普票'}　${taxNo}`,
    ...(bank
      ? [[bank, bankAccount && `尾号 ${bankAccount.replaceAll(/\D/g, '').slice(-4)}`].filter(Boolean).join('　')]
      : []),
  ],
})
