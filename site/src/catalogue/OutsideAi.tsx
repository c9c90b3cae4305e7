import { Button, Card, ConfirmDialog, Section } from '@xinpu/ui/primitives'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { settings } from '../app/settings.ts'

/** Another site that answers sentences: opened beside this page after a question, with nothing of the reader's. */
export function OutsideAi() {
  const [isAsked, setAsked] = useState(false)
  const { name, url } = settings.aiSite

  return (
    <Section title="外部 AI 站点">
      <Card>
        <Button onPress={() => setAsked(true)}>
          打开 {name} <ExternalLink size={16} strokeWidth={1.5} aria-hidden />
        </Button>
      </Card>
      <ConfirmDialog
        title={`打开 ${name}`}
        verb={`打开 ${name}`}
        tone="plain"
        isOpen={isAsked}
        onOpenChange={setAsked}
        confirm={() => void globalThis.open(url, '_blank', 'noopener,noreferrer')}
      >
        将离开芯谱，不会携带您的登录信息
      </ConfirmDialog>
    </Section>
  )
}
