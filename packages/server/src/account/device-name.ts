import Bowser from 'bowser'

/** Browser and system in words: Chrome · Windows. */
export function deviceName(userAgent: string): string {
  if (!userAgent) return '未知设备'
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' · ') || '未知设备'
}
