import { titleOf } from '../app/settings.ts'

/** A comparison is one of endlessly many: search engines are told its title, and to leave it. */
export const compareHead = (models: readonly { model: string }[]) => ({
  meta: [
    { title: titleOf(models.length > 0 ? `${models.map(({ model }) => model).join(' / ')} 对比` : '型号对比') },
    { name: 'robots', content: 'noindex,follow' },
  ],
})
