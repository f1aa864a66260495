import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import type { FieldWords } from '../ui/field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AddressDialog } from './address-dialog.tsx'
import * as styles from './address-field.module.css'

interface AddressFieldProps extends FieldWords {
  id?: string
  value: string
  onChange: (value: string) => void
  disabled?: boolean
}

/** An address of this site or of another one: typed, pasted, or found by words in a dialog. */
export function AddressField({ value, onChange, ...field }: AddressFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className={styles.root}>
      <TextField
        {...field}
        value={value}
        onChange={onChange}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button look="outlined" disabled={field.disabled} onClick={() => setOpen(true)}>
        Find a page or file …
      </Button>
      {isOpen && (
        <AddressDialog
          title={field.label}
          start={value}
          current={value}
          button="Use it"
          onChoose={(address) => {
            onChange(address)
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
