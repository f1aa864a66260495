import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'

interface ChoicesProps<Choice extends string> {
  label: string
  options: readonly { value: Choice; name: string }[]
  chosen: readonly Choice[]
  onPress: (value: Choice) => void
  help?: string | undefined
}

/** Choices as large buttons, each one press; a screen reader hears which are pressed. */
export function Choices<Choice extends string>({
  label,
  options,
  chosen,
  onPress,
  help,
}: ChoicesProps<Choice>) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} sx={{ mb: 2 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map(({ value, name }) => {
          const isChosen = chosen.includes(value)
          return (
            <Button
              key={value}
              variant={isChosen ? 'contained' : 'outlined'}
              aria-pressed={isChosen}
              onClick={() => onPress(value)}
              sx={{ minHeight: 44 }}
            >
              {name}
            </Button>
          )
        })}
      </Box>
      {help && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {help}
        </Typography>
      )}
    </Box>
  )
}

/** Turns a list of choices into options. */
export const optionsOf = <Choice extends string>(words: Readonly<Record<Choice, string>>) =>
  (Object.entries(words) as [Choice, string][]).map(([value, name]) => ({ value, name }))
