import { Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface FieldGroupProps {
  label: string;
  hint?: string | undefined;
  /** The error of the group as a whole. */
  message?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Several inputs that make up one value: they share label, hint and error. */
export function FieldGroup({ label, hint, message, className, children }: FieldGroupProps) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, message !== undefined && `${id}-error`].filter(Boolean);

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={hint}
      descriptionProps={{ id: `${id}-hint` }}
      error={message}
      errorProps={{ id: `${id}-error` }}
      size="md"
    >
      <div
        role="group"
        aria-labelledby={id}
        {...(described.length > 0 && { 'aria-describedby': described.join(' ') })}
        className={className}
      >
        {children}
      </div>
    </Input.Wrapper>
  );
}
