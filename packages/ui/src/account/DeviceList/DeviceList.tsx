import type { LoginDevice } from '@xinpu/sdk/types'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { usePending } from '../use-pending.ts'
import * as S from './DeviceList.styles.ts'

export interface DeviceListProps {
  /** Where the person is logged in. */
  devices: readonly LoginDevice[]
  /** The present moment when this is first drawn. */
  now: Date
  /** Ends the logins of these; rejects with the server's word. The owner then gives the devices that are left. */
  onRevoke: (ids: number[]) => Promise<unknown>
  /** Ends every login but this one; rejects with the server's word. */
  onRevokeOthers: () => Promise<unknown>
}

/** Where the person is logged in: the one at hand first, each other can be ended. */
export function DeviceList({ devices, now, onRevoke, onRevokeOthers }: DeviceListProps) {
  const [isAsking, setAsking] = useState(false)
  const { pending, refusal, run } = usePending('没有退出，请再试一次')
  const others = devices.filter(({ current }) => !current)
  const rows = [...devices.filter(({ current }) => current), ...others]

  return (
    <S.Root>
      {refusal && <Alert tone="danger" title={refusal} />}
      <S.List aria-label="登录设备">
        {rows.map((device) => (
          <Row
            key={device.id}
            device={device}
            now={now}
            isPending={pending.has(device.id)}
            onRevoke={() => void run([device.id], () => onRevoke([device.id]))}
          />
        ))}
      </S.List>
      {others.length === 0 ? (
        <S.Alone>没有其他设备登录着。</S.Alone>
      ) : (
        <div>
          <Button onPress={() => setAsking(true)}>退出其他 {others.length} 台设备</Button>
        </div>
      )}
      <ConfirmDialog
        title={`退出其他 ${others.length} 台设备`}
        verb="全部退出"
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirm={onRevokeOthers}
        failureOf={(error) => refusalOf(error, '没有退出，请再试一次')}
      >
        这些设备要重新登录才能使用，本机不受影响。
      </ConfirmDialog>
    </S.Root>
  )
}

interface RowProps {
  device: LoginDevice
  now: Date
  isPending: boolean
  onRevoke: () => void
}

function Row({ device, now, isPending, onRevoke }: RowProps) {
  const Sign = /android|iphone|ipad|harmony|微信/i.test(device.device) ? Smartphone : Monitor

  return (
    <S.Row>
      <Icon of={Sign} size={20} />
      <S.Facts>
        <S.Name>
          {device.device}
          {device.current && <Tag tone="ok">本机</Tag>}
        </S.Name>
        <S.Traces>
          <S.Address>{device.ip}</S.Address>
          <span>
            登录于 <TimeText value={device.createTime} now={now} mode="full" />
          </span>
          <span>
            最近使用 <TimeText value={device.lastTime} now={now} />
          </span>
        </S.Traces>
      </S.Facts>
      {!device.current && (
        <Button size="sm" isPending={isPending} aria-label={`退出 ${device.device}`} onPress={onRevoke}>
          退出
        </Button>
      )}
    </S.Row>
  )
}
