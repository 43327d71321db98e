import React, {type ReactElement} from 'react';
import {Marked} from '../../parts/Mark';
import {Button, Dialog, Field} from '../../parts/Screen';
import type {Scene} from '../../scene';

interface FormProps {
  readonly from: string;
  readonly role: string;
  readonly email: string;
  readonly operator?: string;
  readonly marks?: boolean;
}

function Form({from, role, email, operator, marks}: FormProps): ReactElement {
  const mark = (n: number) => (marks ? n : undefined);
  return (
    <Dialog
      about={<span className="muted">{from}</span>}
      footer={
        <Marked n={mark(5)}>
          <Button kind="main">Send Invitation</Button>
        </Marked>
      }
    >
      <Field mark={mark(1)} label="Role" select>
        {role}
      </Field>
      <Field mark={mark(2)} label="Email">
        {email}
      </Field>
      <Field mark={mark(3)} label="Brand">
        example-bet
      </Field>
      {operator && (
        <Field mark={mark(4)} label="Operator">
          {operator}
        </Field>
      )}
    </Dialog>
  );
}

export const invitation: Scene = {
  name: 'invitation',
  folder: 'docs/moderationUi/img',
  styles: ['screen', 'form'],
  draw: () => (
    <div className="shade">
      <div className="columns" style={{width: '100%'}}>
        <Form
          from="Opened from an operator card"
          role="Moderator"
          email="user-1002@example.com"
          operator="example-en"
          marks
        />
        <Form from="Opened from a brand card" role="Supervisor" email="user-1001@example.com" />
      </div>
    </div>
  ),
};
