import type { UserBrief } from '@xinpu/sdk/types'
import { useState } from 'react'
import * as S from './Avatar.styles.ts'

export type AvatarSize = 'sm' | 'md' | 'lg' | 'xl'

export interface AvatarProps {
  /** The person; the first character of the name stands in for a picture. */
  user: Pick<UserBrief, 'avatar' | 'nickName'>
  /**
   * 24, 32, 48 or 64 px.
   *
   * @default 'md'
   */
  size?: AvatarSize
  /**
   * Whether the name stands beside it, or the picture has to say it.
   *
   * @default 'besideName'
   */
  voice?: 'besideName' | 'alone'
  /** On its upper corner: a `Badge`. */
  badge?: React.ReactNode
}

/** A person: the picture, or the first character of the name. */
export function Avatar({ user, size = 'md', voice = 'besideName', badge }: AvatarProps) {
  const name = user.nickName.trim()
  const isAlone = voice === 'alone' && name !== ''

  return (
    <S.Root $size={size}>
      <S.Face {...(isAlone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}>
        {Array.from(name)[0]?.toUpperCase() ?? '?'}
        {/* A picture that could not be loaded leaves the character. */}
        {user.avatar && <Portrait key={user.avatar} src={user.avatar} side={S.sides[size]} />}
      </S.Face>
      {badge && <S.Corner>{badge}</S.Corner>}
    </S.Root>
  )
}

function Portrait({ src, side }: { src: string; side: number }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null

  return <img ref={seen} src={src} alt="" width={side} height={side} loading="lazy" onError={() => setBroken(true)} />

  /** It may have failed before the page came alive. */
  function seen(image: HTMLImageElement | null) {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(true)
  }
}
