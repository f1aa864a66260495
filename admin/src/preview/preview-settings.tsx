import { useState } from 'react'
import * as layout from '../ui/layout.module.css'
import { Segments } from '../ui/segments.tsx'

/** Widths of the previewed page, in pixels. */
export const pageWidths = { phone: 390, desktop: 1280 } as const

/** Width and language of a previewed page. */
export interface PreviewSettings {
  size: keyof typeof pageWidths
  language: 'en' | 'fil'
}

/** Returns how pages are previewed, and the controls that change it. */
export function usePreviewSettings() {
  const [size, setSize] = useState<PreviewSettings['size']>('phone')
  const [language, setLanguage] = useState<PreviewSettings['language']>('en')
  const controls = (
    <div className={layout.row}>
      <Segments
        label="Width of the preview"
        value={size}
        onChange={setSize}
        choices={[
          { value: 'phone', label: 'Phone' },
          { value: 'desktop', label: 'Desktop' },
        ]}
      />
      <Segments
        label="Language of the preview"
        value={language}
        onChange={setLanguage}
        choices={[
          { value: 'en', label: 'English' },
          { value: 'fil', label: 'Filipino' },
        ]}
      />
    </div>
  )
  return { settings: { size, language }, controls }
}
