import { FormField, TextField } from '../forms/form-fields.tsx';
import { PasswordInput } from './password-input.tsx';

/** The address of an account, which password managers keep as its name. */
export function AddressField() {
  return <TextField name="email" type="email" autoComplete="username" spellCheck={false} autoCapitalize="none" />;
}

/** A password, the account's own or a new one. */
export function PasswordField({ name = 'password', isNew = false }: { name?: 'password' | 'currentPassword'; isNew?: boolean }) {
  return (
    <FormField name={name}>
      {(control) => (
        <PasswordInput {...control} autoComplete={isNew ? 'new-password' : 'current-password'} spellCheck={false} autoCapitalize="none" />
      )}
    </FormField>
  );
}
