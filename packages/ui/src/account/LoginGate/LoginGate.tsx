import { useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import * as S from './LoginGate.styles.ts'

export type GateNeed = 'user' | 'enterprise' | 'merchant' | 'admin'

export interface LoginGateProps {
  /** What the page is: ‘我的收藏’. */
  title: string
  /** What it is for, and what it costs to get there. */
  why: string
  /**
   * What is missing: a login, a certified company, a shop, the rights of the review desk.
   *
   * @default 'user'
   */
  needs?: GateNeed
  /** ‘登录’ was pressed. */
  onLogin: () => void
  /** Where ‘注册’ leads. */
  registerHref: Href
  /** What may be read without it. */
  alternative?: { label: string; href: Href }
  /** Where what is missing is applied for; without it, nothing can be done here. */
  fixHref?: Href
  /**
   * The level of the heading: 1 where the gate is the page.
   *
   * @default 1
   */
  level?: 1 | 2
  /** It stands for one part of a page that can be read for the rest: one line, no frame. */
  isLine?: boolean
}

/** In place of a page that asks for more than the reader has: what it is for, and the exact next step. */
export function LoginGate({ title, why, needs = 'user', alternative, level = 1, isLine, ...ways }: LoginGateProps) {
  const id = useId()
  const Heading = isLine ? 'p' : (`h${level}` as const)
  const Root = isLine ? S.Line : S.Root
  const missing = roles[needs].missing

  return (
    <Root aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <p>{why}</p>
      {missing && (
        <S.Missing>
          <StatusTag tone="warn" shape="ring">
            {missing}
          </StatusTag>
        </S.Missing>
      )}
      <Ways needs={needs} {...ways} />
      {alternative && (
        <S.Instead>
          {needs === 'user' ? '不登录也能看：' : '现在就能看：'}
          <Link href={alternative.href}>{alternative.label}</Link>
        </S.Instead>
      )}
    </Root>
  )
}

function Ways({
  needs,
  onLogin,
  registerHref,
  fixHref,
}: Pick<LoginGateProps, 'onLogin' | 'registerHref' | 'fixHref'> & { needs: GateNeed }) {
  if (needs === 'user')
    return (
      <S.Ways>
        <Button tone="primary" onPress={onLogin}>
          登录
        </Button>
        <LinkButton href={registerHref}>注册</LinkButton>
      </S.Ways>
    )
  if (fixHref === undefined) return null

  return (
    <S.Ways>
      <LinkButton tone="primary" href={fixHref}>
        {roles[needs].fix}
      </LinkButton>
    </S.Ways>
  )
}

/** What each role lacks, in words, and how the way to it is called. */
const roles: Record<GateNeed, { missing?: string; fix: string }> = {
  user: { fix: '登录' },
  enterprise: { missing: '还没有通过企业认证', fix: '去企业认证' },
  merchant: { missing: '还没有开店', fix: '去申请入驻' },
  admin: { missing: '这个账号没有审核权限', fix: '查看权限' },
}
