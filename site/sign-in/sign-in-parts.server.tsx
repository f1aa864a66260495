import type { ComponentProps, ReactNode } from 'react'
import type { Part } from './form-fields.ts'

interface FieldProps extends ComponentProps<'input'> {
  /** unique on the page */
  id: string
  label: string
  /** an instruction below the field */
  hint?: string
  /** the message of the script when it is empty */
  missing?: string
}

/** A field with its label; the script writes what is wrong with it in place of the hint. */
const Field = ({ id, label, hint = '', missing, ...input }: FieldProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <input id={id} aria-describedby={`${id}-note`} data-missing={missing} required {...input} />
    <p id={`${id}-note`} className="note" data-hint={hint}>
      {hint}
    </p>
  </div>
)

/** A part of the page, which the script puts in its place when it is needed. */
const PagePart = (props: { part: Part; heading: string; children: ReactNode }) => (
  <div data-part={props.part} data-heading={props.heading}>
    {props.children}
  </div>
)

const Form = ({ label, children }: { label: string; children: ReactNode }) => (
  <form method="post" aria-label={label} noValidate>
    {children}
  </form>
)

const SignIn = () => (
  <PagePart part="sign-in" heading="Sign in">
    <p>For DYCI staff who maintain this website.</p>
    <Form label="Sign in">
      <Field
        id="email"
        name="email"
        type="email"
        label="E-mail address"
        autoComplete="username"
        missing="Enter your e-mail address."
      />
      <Field
        id="password"
        name="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        missing="Enter your password."
      />
      <button>Sign in</button>
    </Form>
    <p className="small">Forgot your password? Ask an administrator for a link to set a new one.</p>
  </PagePart>
)

const Code = () => (
  <PagePart part="code" heading="Sign in">
    <Form label="Sign in">
      <Field
        id="code"
        name="code"
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        hint="The 6 digits that your authenticator app shows now, or one of your recovery codes."
        missing="Enter the code."
      />
      <button>Sign in</button>
      <button type="button" className="quiet" data-do="letters">
        Type a recovery code
      </button>
      <button type="button" className="quiet" data-do="other-account">
        Use another account
      </button>
    </Form>
  </PagePart>
)

/** While a one-time link is read, and when it cannot be. */
const Link = () => (
  <PagePart part="link" heading="Your link">
    <p data-waiting="">One moment …</p>
    <button type="button" data-do="open-link" hidden>
      Try again
    </button>
  </PagePart>
)

interface LinkFormProps {
  part: 'set-up' | 'invitation' | 'reset'
  heading: string
  button: string
}

/** The form behind a one-time link: sets a password and signs in. */
const LinkForm = ({ part, heading, button }: LinkFormProps) => (
  <PagePart part={part} heading={heading}>
    <Form label={heading}>
      {part === 'set-up' ? (
        <Field
          id="set-up-email"
          name="email"
          type="email"
          label="Your e-mail address"
          autoComplete="username"
          hint="You sign in with it."
        />
      ) : (
        <>
          <p>
            For <span data-email="" />
          </p>
          {/* Lets a password manager store the password with its account. */}
          <input type="email" name="account" autoComplete="username" readOnly hidden />
        </>
      )}
      {part !== 'reset' && (
        <Field
          id={`${part}-name`}
          name="name"
          label="Your name"
          autoComplete="name"
          hint="As colleagues see it in the list of changes."
        />
      )}
      <Field
        id={`${part}-password`}
        name="password"
        type="password"
        label="New password"
        autoComplete="new-password"
        hint="At least 12 characters. A few unrelated words are easy to remember."
      />
      <Field
        id={`${part}-repeated`}
        name="repeated"
        type="password"
        label="Repeat the new password"
        autoComplete="new-password"
      />
      <button>{button}</button>
    </Form>
  </PagePart>
)

/** Everything that the page may show. */
export const SignInParts = () => (
  <template>
    <SignIn />
    <Code />
    <Link />
    <LinkForm part="set-up" heading="Set up the staff pages" button="Set the password and begin" />
    <LinkForm part="invitation" heading="Welcome" button="Set the password and begin" />
    <LinkForm part="reset" heading="A new password" button="Set the new password" />
  </template>
)
