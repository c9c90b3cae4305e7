import { formatPhone } from '@xinpu/sdk/format'
import { Fragment } from 'react'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { readPath, type ReadAddress } from './address-draft.ts'
import type { Pasted } from './usePasted.ts'
import * as S from './AddressDialog.styles.ts'

interface PasteBoxProps {
  text: string
  pasted: Pasted
  onChange: (text: string) => void
}

/** A box for an address as somebody sent it, and what was understood of it. */
export const PasteBox = ({ text, pasted, onChange }: PasteBoxProps) => (
  <S.Paste>
    <TextArea label="粘贴地址" rows={2} value={text} onChange={onChange} placeholder="粘贴姓名、电话、地址，自动填好" />
    <S.Parsed role="status" data-empty={pasted.state === 'nothing' || undefined}>
      <Told pasted={pasted} />
    </S.Parsed>
  </S.Paste>
)

function Told({ pasted }: { pasted: Pasted }) {
  if (pasted.state === 'read') return <Read read={pasted.read} />
  if (pasted.state === 'reading') return <p>正在辨认…</p>
  return pasted.state === 'failed' ? <p>地区没有加载成功，请直接填写下面各项</p> : null
}

function Read({ read }: { read: ReadAddress }) {
  const parts = partsOf(read)
  const found = parts.flatMap(({ value }) => (value ? [value] : []))
  const lacking = parts.filter(({ value }) => !value).map(({ label }) => label)

  return (
    <>
      <p>
        {found.length > 0 ? `已认出 ${found.length} 项，请核对` : '没有认出内容'}
        {lacking.length > 0 && `；还缺${lacking.join('、')}`}
      </p>
      {found.length > 0 && (
        <S.Words>
          {found.map((value, at) => (
            <Fragment key={value}>
              {at > 0 && ' '}
              <mark>{value}</mark>
            </Fragment>
          ))}
        </S.Words>
      )}
      {read.tel && !read.mobile && <p>认出座机 {read.tel}；配送要发短信，请填手机号码</p>}
    </>
  )
}

const partsOf = (read: ReadAddress) => [
  { label: '收货人', value: read.name },
  { label: '手机号码', value: read.mobile && formatPhone(read.mobile) },
  { label: regionLabel(read), value: regionTold(read) },
  { label: '详细地址', value: read.address },
]

const regionLabel = (read: ReadAddress): string => (readPath(read).length > 0 ? '区县' : '所在地区')

/** A region that does not go down to its smallest is not done yet. */
const regionTold = (read: ReadAddress): string | undefined => {
  const path = readPath(read)
  return path.at(-1)?.hasChildren ? undefined : path.map(({ name }) => name).join(' / ') || undefined
}
