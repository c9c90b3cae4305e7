import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { Button, EmptyState, LinkButton } from '@xinpu/ui/primitives'
import { useEffect } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { usePlace } from '../app/use-place.ts'
import { mallPlace } from './places.ts'

interface LoginFirstProps {
  /** What the page is. */
  title: string
  why: string
}

/** A page that belongs to an account: the dialog opens by itself, and can be closed and read around. */
export function LoginFirst({ title, why }: LoginFirstProps) {
  const place = usePlace()
  const { openLogin } = useLogin()
  useEffect(() => openLogin({ autoOpened: true }), [openLogin])
  return (
    <DefaultLayout head={<PageHead title={title} />}>
      <EmptyState
        title={`登录后查看${title}`}
        why={why}
        action={
          <Button tone="primary" onPress={() => openLogin()}>
            登录
          </Button>
        }
        secondary={<LinkButton href={place(mallPlace())}>先逛商城</LinkButton>}
      />
    </DefaultLayout>
  )
}
