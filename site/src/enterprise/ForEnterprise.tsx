import { useQuery } from '@tanstack/react-query'
import { LoginGate } from '@xinpu/ui/account'
import { useLogin } from '../account/LoginContainer.tsx'
import { centerHref, registerPlace } from '../account/places.ts'
import { identity } from '../account/queries.ts'
import { Region } from '../account/Region.tsx'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'

export interface ForEnterpriseProps {
  /** What the room is called. */
  title: string
  /** What it is for. */
  why: string
  children: React.ReactNode
}

/** A room of certified enterprises; others are told what it is for, and where an enterprise is certified. */
export function ForEnterprise({ title, why, children }: ForEnterpriseProps) {
  const call = useCall()
  const place = usePlace()
  const { openLogin } = useLogin()
  const roles = useQuery(identity(call))

  return (
    <Region of={roles}>
      {({ isEnterprise }) =>
        isEnterprise ? (
          children
        ) : (
          <LoginGate
            level={2}
            needs="enterprise"
            title={title}
            why={why}
            onLogin={() => openLogin()}
            registerHref={place(registerPlace({}))}
            fixHref={centerHref({ type: 16 })}
          />
        )
      }
    </Region>
  )
}
