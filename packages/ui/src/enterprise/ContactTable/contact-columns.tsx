import { formatPhone } from '@xinpu/sdk/format'
import type { ContactVO } from '@xinpu/sdk/types'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import * as S from './ContactTable.styles.ts'

interface Cell {
  contact: ContactVO
}

/** The columns of the contacts of a company. */
export const contactColumns = (actionOf: (contact: ContactVO) => React.ReactNode): Column<ContactVO>[] => [
  { id: 'person', header: '姓名 / 职位', width: '200px', cell: (contact) => <Person contact={contact} /> },
  { id: 'ways', header: '联系方式', cell: (contact) => <Ways contact={contact} /> },
  { id: 'care', header: '负责地区 / 品牌', priority: 2, cell: (contact) => <Care contact={contact} /> },
  { id: 'acts', header: '操作', width: '96px', align: 'right', cell: actionOf },
]

/** Who it is, and whether forms take this one first. */
export const Person = ({ contact: { name, position, isDefault } }: Cell) => (
  <S.Stack>
    <span>
      <strong>{name}</strong> {isDefault && <Tag tone="accent">默认</Tag>}
    </span>
    {position && <S.Quiet>{position}</S.Quiet>}
  </S.Stack>
)

/** How to reach them. */
export const Ways = ({ contact: { mobile, tel, email, wechat, qq } }: Cell) => (
  <S.Stack>
    {mobile && <S.Figure>{formatPhone(mobile)}</S.Figure>}
    {tel && <S.Figure>{tel}</S.Figure>}
    {email && <span>{email}</span>}
    {wechat && <S.Quiet>微信 {wechat}</S.Quiet>}
    {qq && <S.Quiet>QQ {qq}</S.Quiet>}
  </S.Stack>
)

/** What they look after; all of it where nothing is said. */
export const Care = ({ contact: { region, brands } }: Cell) => (
  <S.Stack>
    <span>{region ?? '全部地区'}</span>
    <S.Quiet>{brands.length > 0 ? brands.map(({ name }) => name).join('、') : '全部品牌'}</S.Quiet>
  </S.Stack>
)
