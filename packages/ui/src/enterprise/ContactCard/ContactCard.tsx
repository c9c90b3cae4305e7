import type { ContactVO } from '@xinpu/sdk/types'
import { Eye } from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import * as S from './ContactCard.styles.ts'

export interface ContactCardProps {
  /** Whom to call; with stars until the numbers are asked for. */
  contact: ContactVO
  /** Asks for the numbers of a contact that has stars. */
  onReveal: () => void
  /**
   * Whether the numbers are on their way.
   *
   * @default false
   */
  isRevealing?: boolean
}

/** Whom to call about what; the numbers have stars until somebody asks for them, and who asked is noted. */
export function ContactCard({ contact, onReveal, isRevealing = false }: ContactCardProps) {
  const { name, position, region, brands, isMasked } = contact
  const cares = [region, brands.map((brand) => brand.name).join('、')].filter(Boolean).join('　')

  return (
    <S.Root>
      <S.About>
        <span>
          <b>{name}</b>
          {position && `　${position}`}
        </span>
        <S.Ways aria-label={`${name} 的联系方式`}>
          {waysOf(contact).map(({ label, value, href }) => (
            <li key={label}>
              <span>{label}</span> {href && !isMasked ? <Link href={href}>{value}</Link> : <b>{value}</b>}
            </li>
          ))}
        </S.Ways>
        {cares && <S.Quiet>{cares}</S.Quiet>}
      </S.About>
      {isMasked && (
        <Button size="sm" aria-label={`查看 ${name} 的联系方式`} onPress={onReveal} isPending={isRevealing}>
          <Icon of={Eye} /> 查看
        </Button>
      )}
    </S.Root>
  )
}

const waysOf = ({ mobile, tel, email, qq, wechat }: ContactVO) =>
  [
    { label: '手机', value: mobile, href: mobile && `tel:${mobile.replaceAll('-', '')}` },
    { label: '电话', value: tel, href: tel && `tel:${tel.replaceAll(' ', '')}` },
    { label: '邮箱', value: email, href: email && `mailto:${email}` },
    { label: 'QQ', value: qq, href: undefined },
    { label: '微信', value: wechat, href: undefined },
  ].filter(({ value }) => value)
